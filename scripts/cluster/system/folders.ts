import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of this version. */
export const project = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '')

/** Folders of a laboratory, below the data folder. */
export interface Folders {
  /** Debian's packages, installed into a folder of their own. */
  system: string
  /** What the last laboratory wrote: settings, logs, data. */
  run: string
  /** The earlier version that an upgrade begins with. */
  before: string
  /** Where commands reach the laboratory that runs. */
  control: string
  /** Where the front door answers inside, from outside. */
  front: string
}

export const foldersOf = (dataDir: string): Folders => {
  const run = join(dataDir, 'cluster', 'run')
  const within = (name: string) => join(run, name)
  return {
    ...{ system: join(dataDir, 'cluster', 'system'), run, before: within('before') },
    ...{ control: within('control'), front: within('front') },
  }
}
