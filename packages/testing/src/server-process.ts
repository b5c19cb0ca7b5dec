import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import serverFlags from '../../../scripts/server-flags.json' with { type: 'json' }

const script = fileURLToPath(new URL('../../../scripts/serve.ts', import.meta.url))
/** Beside much other work a first start takes minutes. */
const startWithinMs = 300_000
/** Servers of a run share it, so that a database which one has filled opens for the next one. */
export const testKey = `test:${Buffer.alloc(32, 7).toString('base64')}`

/** The whole product as `npm start` hands it over: a process of its own on a port and a data folder. */
export class ServerProcess {
  readonly #child: ChildProcess
  output = ''
  url: string | null = null
  readonly exited: Promise<number | null>

  private constructor(environment: Record<string, string>, niceness: number) {
    this.#child = spawn('nice', ['-n', String(niceness), process.execPath, ...serverFlags, script], {
      env: {
        PATH: process.env.PATH ?? '',
        ...(process.env.NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE } : {}),
        NODE_NO_WARNINGS: '1',
        LOG_LEVEL: 'warn',
        BAIZE_KEY: testKey,
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [this.#child.stdout, this.#child.stderr]) stream?.on('data', chunk => (this.output += chunk))
    this.exited = new Promise(resolve => this.#child.once('exit', code => resolve(code)))
  }

  get pid(): number {
    return this.#child.pid!
  }

  /**
   * Starts and resolves as soon as the process ended or says where it is.
   * @param niceness how far it stands back behind the other processes of the machine
   */
  static async start(environment: Record<string, string>, { niceness = 0 } = {}): Promise<ServerProcess> {
    const server = new ServerProcess(environment, niceness)
    const ready = new Promise<void>(resolve => {
      const look = () => {
        server.url ??= /ready: {2}(\S+)/.exec(server.output)?.[1] ?? null
        if (server.url) resolve()
      }
      server.#child.stdout?.on('data', look)
    })
    const late = AbortSignal.timeout(startWithinMs)
    const tooLate = new Promise<'late'>(resolve => late.addEventListener('abort', () => resolve('late')))
    if ((await Promise.race([ready, server.exited, tooLate])) === 'late') {
      await server.kill()
      throw new Error(`the server did not start:\n${server.output}`)
    }
    return server
  }

  /** Resolves once it has said some words. @throws Error with its output when it does not in time, or ends */
  async says(words: string): Promise<void> {
    const { promise: said, resolve } = Promise.withResolvers<void>()
    const look = () => this.output.includes(words) && resolve()
    this.#child.stdout?.on('data', look)
    look()
    const late = AbortSignal.timeout(startWithinMs)
    const never = new Promise<'never'>(give => {
      late.addEventListener('abort', () => give('never'))
      void this.exited.then(() => give('never'))
    })
    if ((await Promise.race([said, never])) === 'never') throw new Error(`"${words}" was not said:\n${this.output}`)
  }

  /** Asks it to stop and waits until it has. */
  async stop(): Promise<number | null> {
    this.#child.kill('SIGTERM')
    return this.exited
  }

  /** Kills it as a power cut would. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL')
    await this.exited
  }
}
