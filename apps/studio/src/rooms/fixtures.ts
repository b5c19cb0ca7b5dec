import { roomsSocketPath } from '@baize/api/studio/rooms'
import { SimulationDraws } from '@baize/game-kit/draws'
import { sha256 } from '@baize/game-kit/node/crypto'
import { botMove } from '@baize/game-kit/pvp/bots/bot'
import type { MatchView } from '@baize/game-kit/pvp/conduct/view'
import { seatHash } from '@baize/game-kit/pvp/deal/seeds'
import { type MatchFrame, type TableFrame, viewOfTold } from '@baize/game-kit/pvp/frames/server-frames'
import type { MatchCode } from '@baize/game-kit/pvp/match-game'
import { newestRules } from '@baize/game-kit/pvp/registry'
import { parseAmount } from '@baize/money'
import type { TestClient, TestWorld } from '@baize/testing'
import { Visits } from '../visits.ts'

export type Told = (TableFrame | MatchFrame) & { n: number }
type OfKind<K extends Told['kind']> = Extract<Told, { kind: K }>

/** A visit to a game between members, without its page. */
async function visitOf(world: TestWorld, member: TestClient, gameCode: MatchCode, launch: object): Promise<string> {
  const { gameUrl } = await member.call('launch.gameLaunch', { vassalage: 'DUO', gameCode, ...launch })
  const ticket = new URL(gameUrl, world.studioUrl).searchParams.get('ticket')!
  const { secret } = await new Visits(world.studio.db, { now: () => world.clock.now() }, world.studio.vault).open(
    ticket,
  )
  return secret
}

/** A page that hears nothing for so long waits in vain. */
const MOST_WAIT_MS = 8_000

/** One page of a member at a table: it seals as a browser does, and plays as a bot or as a test says. */
export class RoomPage {
  readonly frames: Told[] = []
  readonly member: TestClient | null
  /** The code with which the connection was closed. */
  closed: number | null = null
  /** False where the page does not take part in seals. */
  seals = true
  /** False where it keeps its seed to itself once all hashes are told. */
  opens = true
  /** True where it opens another seed than the one that it hashed. */
  opensAnother = false
  seed = '0a'.repeat(16)
  a = 0
  view: MatchView | null = null
  #silent = false
  readonly secret: string
  readonly #socket: WebSocket
  readonly #waiting = new Set<() => void>()

  private constructor(url: string, member: TestClient | null, secret: string) {
    this.member = member
    this.secret = secret
    this.#socket = new WebSocket(new URL(roomsSocketPath, url.replace('http', 'ws')))
    this.#socket.onmessage = ({ data }) => this.#take(JSON.parse(String(data)) as Told)
    this.#socket.onclose = ({ code }) => {
      this.closed = code
      this.#woken()
    }
  }

  /** A connection that has not said anything. */
  static async silent(url: string, member: TestClient | null = null, secret = ''): Promise<RoomPage> {
    const page = new RoomPage(url, member, secret)
    await new Promise(resolve => (page.#socket.onopen = resolve))
    return page
  }

  /** Opens a page and says hello; the answer to its first ping tells that it was heard. */
  static async open(url: string, member: TestClient, secret: string, more: object = {}): Promise<RoomPage> {
    const page = await RoomPage.silent(url, member, secret)
    page.raw({ kind: 'hello', v: 1, secret, ...more })
    page.raw({ kind: 'ping', c: 1 })
    await page.until(() => page.last('pong') !== undefined || page.closed !== null)
    return page
  }

  /** Resolves once all that was sent has come there. */
  async heard(): Promise<void> {
    const c = 1_000 + this.frames.length
    this.raw({ kind: 'ping', c })
    await this.until(() => this.last('pong')?.c === c)
  }

  /** Asks for all that the seat sees now. */
  async refresh(): Promise<MatchView> {
    const seen = this.of('snapshot').length
    this.raw({ kind: 'hello', v: 1, secret: this.secret, room: 'another', have: 0 })
    return viewOfTold((await this.next('snapshot', seen + 1)).view)
  }

  raw(frame: object | string): void {
    this.#socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame))
  }

  act(frame: object): number {
    const a = ++this.a
    this.raw({ ...frame, a })
    return a
  }

  close(): void {
    this.#socket.close()
  }

  of<K extends Told['kind']>(kind: K): OfKind<K>[] {
    return this.frames.filter((frame): frame is OfKind<K> => frame.kind === kind)
  }

  /** Frames of a kind since the last hand was over. */
  ofHand<K extends Told['kind']>(kind: K): OfKind<K>[] {
    const over = this.frames.findLastIndex(({ kind }) => kind === 'void' || kind === 'booked')
    return this.frames.slice(over + 1).filter((frame): frame is OfKind<K> => frame.kind === kind)
  }

  /** True once a check for the next hand runs. */
  get isAsked(): boolean {
    return this.ofHand('readying').length > 0
  }

  last<K extends Told['kind']>(kind: K): OfKind<K> | undefined {
    return this.of(kind).at(-1)
  }

  /** Waits until something is so; looked at with each frame. @throws Error with what was told, when it never is */
  async until(is: () => boolean): Promise<void> {
    const silent = setTimeout(() => {
      this.#silent = true
      this.#woken()
    }, MOST_WAIT_MS)
    while (!is()) {
      if (this.#silent)
        throw new Error(
          `waited in vain after ${JSON.stringify(this.frames.slice(-8).map(({ kind, ...frame }) => (kind === 'reveal' ? kind : { kind, ...frame })))}`,
        )
      await new Promise<void>(resolve => this.#waiting.add(resolve))
    }
    clearTimeout(silent)
  }

  /** Waits for a frame of a kind, beside those that came before. */
  async next<K extends Told['kind']>(kind: K, count = 1): Promise<OfKind<K>> {
    await this.until(() => this.of(kind).length >= count)
    return this.of(kind).at(-1)!
  }

  /** Waits until it has left its own seat, which it took last. */
  left(): Promise<void> {
    const satAt = this.frames.findLastIndex(({ kind }) => kind === 'table')
    const { seat } = this.last('table')!
    return this.until(() => this.frames.slice(satAt).some(frame => frame.kind === 'left' && frame.seat === seat))
  }

  /** Waits until the wallet is certain of the last result. */
  paid(): Promise<void> {
    const lastOf = (kind: Told['kind']) => this.frames.findLastIndex(frame => frame.kind === kind)
    return this.until(() => lastOf('result') >= 0 && lastOf('booked') > lastOf('result'))
  }

  /** The move that a bot would make from what this seat sees. */
  move(draws = new SimulationDraws(1)): object {
    const view = this.view!
    return { ...botMove(view, draws), match: view.match, turn: view.turn }
  }

  #take(frame: Told): void {
    this.frames.push(frame)
    if (frame.kind === 'seal' && this.seals)
      this.act({ kind: 'seed-hash', match: frame.match, h: seatHash(sha256, frame.match, frame.seat, this.seed) })
    if (frame.kind === 'hashes' && this.seals && this.opens) {
      const seed = this.opensAnother ? 'ff'.repeat(16) : this.seed
      this.act({ kind: 'seed', match: frame.match, seed })
    }
    if (frame.kind === 'dealt' || frame.kind === 'snapshot') this.view = viewOfTold(frame.view)
    this.#woken()
  }

  #woken(): void {
    for (const wake of this.#waiting) wake()
    this.#waiting.clear()
  }
}

/** A member's balance to play with, in units. */
export const balanceUnits = async (member: TestClient): Promise<bigint> =>
  parseAmount((await member.call('wallet.balance', {})).sumBalance)

/** A process that keeps rooms: where its socket is, and a pass over what is due there. */
export interface Keeping {
  url: string
  run(): Promise<void>
}

/** A game of a world where members open pages, and the clock is turned by hand. */
export class Hall {
  readonly world: TestWorld
  readonly code: MatchCode
  readonly keeping: Keeping

  /** @param keeping the world's own studio unless said otherwise */
  constructor(world: TestWorld, code: MatchCode, keeping?: Keeping) {
    this.world = world
    this.code = code
    this.keeping = keeping ?? { url: world.studioUrl, run: () => world.studio.rooms.run() }
  }

  /** @param launch what the launch is asked for beside its game */
  async page(member?: TestClient, launch: object = {}): Promise<RoomPage> {
    const who = member ?? (await this.world.member())
    return RoomPage.open(this.keeping.url, who, await visitOf(this.world, who, this.code, launch))
  }

  /** The page of a member who is here already, opened once more. */
  again({ member, secret }: RoomPage, more: object = {}): Promise<RoomPage> {
    return RoomPage.open(this.keeping.url, member!, secret, more)
  }

  /** Lets time pass, and the rooms do what is due. */
  async pass(ms: number): Promise<void> {
    this.world.clock.advance(ms)
    await this.keeping.run()
  }

  /** Members that sit at one table and are dealt a hand. */
  async dealt(pages: readonly RoomPage[], sit: object): Promise<void> {
    for (const page of pages) {
      page.act({ kind: 'sit', ...sit })
      await page.next('table')
    }
    await this.deal(pages)
  }

  /** Members at one table say that they are ready and are dealt a hand, which an instant win may end at once. */
  async deal(pages: readonly RoomPage[]): Promise<void> {
    const all = (is: (page: RoomPage, at: number) => boolean) =>
      Promise.all(pages.map((page, at) => page.until(() => is(page, at))))
    const dealtBefore = pages.map(page => page.of('dealt').length)
    await all(page => page.isAsked)
    for (const page of pages) page.act({ kind: 'ready', on: true })
    await all(page => page.ofHand('ready').filter(({ isReady }) => isReady).length >= pages.length)
    // A full table deals at once; with a free seat it waits for one more. Time that passes beside a seal would make it late.
    if (pages.length < newestRules(this.code).definition.mostSeats) await this.pass(8_000)
    await all((page, at) => page.of('dealt').length > dealtBefore[at]!)
  }
}
