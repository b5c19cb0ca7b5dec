import type { TestWorld } from '@baize/testing'
import { type Cut, DatabaseLine } from '@baize/testing/database-line'
import { StudioProcess } from '@baize/testing/studio-process/studio-process'

/** The lease of a dealer that is gone is over after this. */
const leaseOverMs = 5_100

type Work = (dealer: StudioProcess) => Promise<unknown>

interface DealersOptions {
  /** Where they read public values; none when left out. */
  beaconUrl?: string
  /** One pass over all that is due; dealing at tables where left out. */
  work?: Work
}

/**
 * Processes that deal one after the other at the tables of a test world: each until it is killed, and the next one goes on
 * from the rows when the lease is over. The world's own studio only takes bets.
 */
export class Dealers {
  kills = 0
  readonly #world: TestWorld
  readonly #beaconUrl: string | undefined
  readonly #work: Work
  readonly #line: DatabaseLine
  #next = StudioProcess.load()
  #current: StudioProcess | null = null

  private constructor(world: TestWorld, { beaconUrl, work }: DealersOptions, line: DatabaseLine) {
    this.#world = world
    this.#beaconUrl = beaconUrl
    this.#work = work ?? (dealer => dealer.deal(world.clock))
    this.#line = line
  }

  static async start(world: TestWorld, options: DealersOptions): Promise<Dealers> {
    return new Dealers(world, options, await DatabaseLine.start(world.database.connectionString))
  }

  /** One pass over all that is due. */
  async deal(): Promise<void> {
    await this.#work(await this.#dealer())
  }

  /** Turns the clock to a moment, if it is not past, and deals. */
  async dealAt(at: Date): Promise<void> {
    this.turnTo(at)
    await this.deal()
  }

  turnTo(at: Date): void {
    const { clock } = this.#world
    clock.advance(Math.max(0, at.getTime() - clock.now().getTime()))
  }

  /**
   * Kills the dealer at a point of a statement that it sends while it works.
   * @throws Error when it never sends the statement
   */
  async killAt(cut: Cut, statement: string, work: Work = this.#work): Promise<void> {
    const dealer = await this.#dealer()
    const reached = this.#line.cutNext(cut, statement).then(() => true)
    const over = Promise.allSettled([work(dealer)]).then(([outcome]) => outcome)
    const first = await Promise.race([reached, over])
    await this.kill()
    if (first !== true) throw new Error(`"${statement}" was not sent: ${JSON.stringify(first)}`)
    await over
  }

  /**
   * Kills the dealer at a point of the last of so many statements that it sends while it works; when it sends fewer, as soon as it
   * is done.
   */
  async killAmid(cut: Cut, statements: number, work: Work = this.#work): Promise<void> {
    const dealer = await this.#dealer()
    const reached = this.#line.cutNext(cut, '', statements - 1)
    const over = Promise.allSettled([work(dealer)])
    await Promise.race([reached, over])
    this.#line.keepWhole()
    await this.kill()
    await over
  }

  /** Kills the dealer while the wallet has its call and has not looked at it, which never happens then. */
  async killInFlight(work: Work = this.#work): Promise<void> {
    const { wallet } = this.#world
    const reached = Promise.withResolvers<void>()
    const decided = Promise.withResolvers<'lose-request'>()
    wallet.line = path => {
      if (!path.endsWith('/batch')) return 'good'
      reached.resolve()
      return decided.promise
    }
    const over = Promise.allSettled([work(await this.#dealer())])
    await reached.promise
    await this.kill()
    decided.resolve('lose-request')
    wallet.line = () => 'good'
    await over
  }

  async kill(): Promise<void> {
    await (await this.#dealer()).kill()
    this.#current = null
    this.kills += 1
    this.#world.clock.advance(leaseOverMs)
  }

  async stop(): Promise<void> {
    await this.#current?.kill()
    await this.#next.kill()
    await this.#line.stop()
  }

  /** The one that deals now; the one after it loads its code meanwhile. */
  async #dealer(): Promise<StudioProcess> {
    if (this.#current) return this.#current
    const dealer = this.#next
    this.#next = StudioProcess.load()
    await dealer.open(this.#world, this.#line.connectionString, this.#beaconUrl)
    this.#current = dealer
    return dealer
  }
}
