import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '@baize/server-kit/database/start-error'

/**
 * A clone of the project at an earlier revision, with what it runs on and what browsers load of it. It needs the package registry, so that it
 * is made before a laboratory closes itself off.
 * @throws StartError where the revision is not known, or cannot be built
 */
export function checkOutVersion(project: string, revision: string, folder: string): void {
  const run = (program: string, args: string[], cwd: string) =>
    execFileSync(program, args, { cwd, stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' })
  try {
    run('git', ['clone', '--quiet', '--no-hardlinks', project, folder], project)
    run('git', ['checkout', '--quiet', revision], folder)
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], folder)
    run(process.execPath, ['scripts/build.ts', '--all'], folder)
  } catch (error) {
    const said = String((error as { stderr?: string }).stderr ?? error).trim()
    throw new StartError('start_failed', `Revision ${revision} could not be made ready in ${folder}: ${said}`)
  }
  if (!existsSync(join(folder, 'scripts/serve.ts')))
    throw new StartError(
      'start_failed',
      `Revision ${revision} has no scripts/serve.ts: it is too old to be started in parts.`,
    )
}
