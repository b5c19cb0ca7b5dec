import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { fileURLToPath } from 'node:url'
import { StartError } from '@baize/server-kit/database/start-error'
import { command } from './control/control.ts'
import { checkOutVersion } from './drill/check-out.ts'
import { requireDebian } from './system/debian.ts'
import { type Folders, project } from './system/folders.ts'
import { namespaces, requireMachine } from './system/needs.ts'

const say = (text: string) => console.log(`\x1b[2m[cluster]\x1b[0m ${text}`)

/**
 * Starts a laboratory in namespaces of its own for processes, networks and mounts, so that nothing of it is left when this process ends,
 * however it ends. Its front door answers at a port of this machine.
 * @throws StartError with one line that says what to do
 */
export async function runOutside(
  dataDir: string,
  folders: Folders,
  { port, proof }: { port: number; proof: readonly string[] },
): Promise<void> {
  const before = proof[0] === 'upgrade' ? revisionOf(proof) : null
  await requireNoOther(folders)
  const relay = await openRelay(port, folders.front)
  requireMachine()
  await requireDebian(folders.system, say)
  await rm(folders.run, { recursive: true, force: true })
  await mkdir(folders.run, { recursive: true })
  if (before) {
    say(`Making ${before} ready ...`)
    checkOutVersion(project, before, folders.before)
  }
  const url = `http://localhost:${port}`
  const inside = fileURLToPath(new URL('./inside.ts', import.meta.url))
  // The first process of a namespace takes leave of those that lost their parent, which a shell does.
  const shell = ['bash', '-c', '"$0" "$@" <&0 & wait $!']
  const child = spawn(
    'unshare',
    [...[...namespaces, ...shell], ...[process.execPath, inside, dataDir, url, ...proof]],
    { stdio: ['pipe', 'pipe', 'inherit'], detached: true },
  )
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    for (const line of text.trim().split('\n')) say(line === 'ready' ? `ready:  ${url}` : line)
  })
  // The second one does not wait.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => (child.stdin.writableEnded ? child.kill('SIGKILL') : child.stdin.end()))
  const [status] = (await once(child, 'exit')) as [number | null]
  relay.close()
  process.exit(status ?? 1)
}

function revisionOf([, revision]: readonly string[]): string {
  if (revision) return revision
  throw new StartError('start_failed', 'Name the version before: npm run cluster -- upgrade REVISION')
}

async function requireNoOther({ control }: Folders): Promise<void> {
  if (!existsSync(control)) return
  const isThere = await command(control, ['status']).then(
    () => true,
    () => false,
  )
  if (isThere)
    throw new StartError('start_failed', 'A laboratory runs already: end it first, by Ctrl-C where it was started.')
}

/** Leads what comes to a port of this machine to a socket in the file system, which the laboratory's network sees too. */
async function openRelay(port: number, path: string): Promise<Server> {
  const server = createServer({ allowHalfOpen: true }, caller => {
    const door = connect({ path, allowHalfOpen: true })
    for (const [from, to] of [
      [caller, door],
      [door, caller],
    ] as const) {
      from.on('error', () => to.destroy())
      from.pipe(to)
    }
  })
  server.listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    throw new StartError('start_failed', `Port ${port} is taken: name another one, such as PORT=9100 npm run cluster`)
  }
  return server
}
