import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import serverFlags from '../server-flags.json' with { type: 'json' }

/**
 * Has Node keep what it compiles of the server's one file, so that the first start from it is as quick as later ones. It loads the roles,
 * which stand on nearly all of the rest and start nothing by being loaded. Without a place for what is compiled it changes nothing.
 * @param files names of what was built, below the folder
 */
export function compileAhead(folder: string, files: readonly string[]): void {
  const roles = files.find(file => /^assets\/roles-[\w-]+\.js$/.test(file))
  if (!roles || !process.env.NODE_COMPILE_CACHE) return
  const load = `await import(${JSON.stringify(pathToFileURL(join(folder, roles)).href)}); process.exit()`
  spawnSync(process.execPath, [...serverFlags, '--input-type=module', '--eval', load], { stdio: 'ignore' })
}
