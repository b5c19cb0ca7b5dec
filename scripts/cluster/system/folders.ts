import { join } from 'node:path'

/** Folders of a laboratory, below the data folder. */
export interface Folders {
  /** Debian's packages, installed into a folder of their own. */
  system: string
  /** What the last laboratory wrote: settings, logs, data. */
  run: string
  /** Where commands reach the laboratory that runs. */
  control: string
  /** Where the front door answers inside, from outside. */
  front: string
}

export const foldersOf = (dataDir: string): Folders => {
  const run = join(dataDir, 'cluster', 'run')
  return { system: join(dataDir, 'cluster', 'system'), run, control: join(run, 'control'), front: join(run, 'front') }
}
