import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { StudioOptions } from '@baize/studio/app'
import { asOracle } from '@baize/studio/sports/oracle/open-oracle'
import { gamesDist } from '../open-studio.ts'
import type { TestClock } from '../test-clock.ts'
import type { TestWorld } from '../world.ts'

/** Parts of a studio that work by the clock: live tables, fixtures of the book, rooms. */
type Keeper = 'live' | 'sports' | 'rooms'
/** Orders of the parent: to start with a database and a platform, and to do at a moment what is due in a part. */
export type Told = { open: ChildOptions } | { run: Keeper; nowMs: number }
/** Answers of the studio: its address once it listens, or the outcome of a pass. */
export type Answered = { url: string } | { error: string | null }

export type ChildOptions = Pick<
  StudioOptions,
  'connectionString' | 'oracleConnectionString' | 'walletUrl' | 'platformKeys' | 'brand' | 'pictureCacheDir'
> & { beaconUrl?: string; gamesDist: string; nowMs: number }

const script = fileURLToPath(new URL('./child.ts', import.meta.url))

/** Studios that begin one after the other share what they compiled. */
const compiled = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(tmpdir(), 'baize-compiled-studio') }

/** A studio in a process of its own, beside that of a test world: it takes bets, and deals or plays when it is told to. */
export class StudioProcess {
  readonly #child: ChildProcess
  url = ''

  private constructor() {
    this.#child = fork(script, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], env: { ...process.env, ...compiled } })
  }

  /** Begins one that loads its code while others work. */
  static load(): StudioProcess {
    return new StudioProcess()
  }

  /**
   * Opens it on the rows of a test world, by a line to its database that the caller may cut. Resolves once it listens.
   * @param beaconUrl where it reads public values; none when left out
   */
  async open(world: TestWorld, connectionString: string, beaconUrl?: string): Promise<void> {
    const { signingKeys, brand } = world.platform
    const answer = await this.#ask({
      open: {
        ...{ connectionString, brand, gamesDist, platformKeys: signingKeys },
        // The oracle's own line is not cut.
        oracleConnectionString: asOracle(world.database.connectionString)!,
        walletUrl: `${world.wallet.url}/wallet/v1/`,
        pictureCacheDir: `${world.folder}/pictures`,
        nowMs: world.clock.now().getTime(),
        ...(beaconUrl && { beaconUrl }),
      },
    })
    if (!('url' in answer)) throw new Error(`the studio did not open: ${answer.error}`)
    this.url = answer.url
  }

  /** One pass over all that is due at tables by a clock. @throws Error when it fails, or the process ends in the middle */
  deal(clock: TestClock): Promise<void> {
    return this.#run('live', clock)
  }

  /** The same for the fixtures of the book. */
  play(clock: TestClock): Promise<void> {
    return this.#run('sports', clock)
  }

  /** The same for rooms; the first pass takes their lease. */
  keepRooms(clock: TestClock): Promise<void> {
    return this.#run('rooms', clock)
  }

  /** Kills it as a power cut would; one that is gone stays so. */
  async kill(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const gone = once(this.#child, 'exit')
    this.#child.kill('SIGKILL')
    await gone
  }

  async #run(keeper: Keeper, clock: TestClock): Promise<void> {
    const answer = await this.#ask({ run: keeper, nowMs: clock.now().getTime() })
    if ('error' in answer && answer.error) throw new Error(answer.error)
  }

  async #ask(told: Told): Promise<Answered> {
    const leaving = new AbortController()
    const answer = once(this.#child, 'message', leaving) as Promise<[Answered]>
    const gone = once(this.#child, 'exit', leaving).then((): [Answered] => [{ error: 'the process ended' }])
    this.#child.send(told)
    const [answered] = await Promise.race([answer, gone])
    for (const waiting of [answer, gone]) waiting.catch(() => {})
    leaving.abort()
    return answered
  }
}
