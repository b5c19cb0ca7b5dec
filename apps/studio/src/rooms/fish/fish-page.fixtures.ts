import { roomsSocketPath } from '@baize/api/studio/rooms'
import {
  decodeTick,
  encodeUp,
  type Fish,
  type FishServerFrame,
  fishDefinitionOf,
  inSight,
  openScene,
  placeInSight,
  type Scene,
  type TickFrame,
  tideAt,
  type UpFrame,
} from '@baize/game-kit/fish/index'
import { hmac } from '@baize/game-kit/node/crypto'
import { fromHex } from '@baize/game-kit/seeds'
import type { TestClient } from '@baize/testing'

export type Told = FishServerFrame & { n: number }
type OfKind<K extends Told['kind']> = Extract<Told, { kind: K }>
type Result = TickFrame['results'][number]

/** A page that hears nothing for so long waits in vain. */
const MOST_WAIT_MS = 8_000
/** A locked bullet reaches any prey of the world in so long. */
export const FLIGHT_MS = 2_000
const TICKET_MS = 60_000

/** One page of fish: it keeps what it was told, and shoots as a test says. */
export class FishPage {
  readonly frames: Told[] = []
  readonly ticks: TickFrame[] = []
  readonly member: TestClient
  readonly secret: string
  /** The code with which the connection was closed. */
  closed: number | null = null
  a = 0
  /** Room time of the first shot of each ticket, by its number. */
  readonly openedAtMs = new Map<number, number>()
  readonly #socket: WebSocket
  readonly #waiting = new Set<() => void>()
  #pings = 0
  #n = 0
  #isSilent = false

  private constructor(url: string, member: TestClient, secret: string) {
    this.member = member
    this.secret = secret
    this.#socket = new WebSocket(new URL(roomsSocketPath, url.replace('http', 'ws')))
    this.#socket.binaryType = 'arraybuffer'
    this.#socket.onmessage = ({ data }) => {
      if (typeof data === 'string') this.frames.push(JSON.parse(data) as Told)
      else this.ticks.push(decodeTick(new Uint8Array(data as ArrayBuffer))!)
      const { n } = typeof data === 'string' ? this.frames.at(-1)! : this.ticks.at(-1)!
      if (n !== ++this.#n) throw new Error(`frame ${n} came after ${this.#n - 1}`)
      this.#woken()
    }
    this.#socket.onclose = ({ code }) => {
      this.closed = code
      this.#woken()
    }
  }

  /** Opens a page and says hello. */
  static async open(url: string, member: TestClient, secret: string): Promise<FishPage> {
    const page = new FishPage(url, member, secret)
    await new Promise(resolve => {
      page.#socket.onopen = resolve
    })
    page.raw({ kind: 'hello', v: 1, secret })
    await page.synced()
    return page
  }

  raw(frame: object | string): void {
    this.#socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame))
  }

  bytes(bytes: Uint8Array): void {
    this.#socket.send(bytes as Uint8Array<ArrayBuffer>)
  }

  up(frame: UpFrame): void {
    this.bytes(encodeUp(frame))
  }

  act(frame: object): number {
    const a = ++this.a
    this.raw({ ...frame, a })
    return a
  }

  async close(): Promise<void> {
    this.#socket.close()
    await this.until(() => this.closed !== null)
  }

  /** Resolves when all that was sent is taken, and all that was told before is here. */
  async synced(): Promise<void> {
    const c = ++this.#pings
    this.raw({ kind: 'ping', c })
    await this.until(() => this.closed !== null || this.frames.some(frame => frame.kind === 'pong' && frame.c === c))
  }

  of<K extends Told['kind']>(kind: K): OfKind<K>[] {
    return this.frames.filter((frame): frame is OfKind<K> => frame.kind === kind)
  }

  /** @throws Error with what was told, where there is none */
  last<K extends Told['kind']>(kind: K): OfKind<K> {
    const last = this.of(kind).at(-1)
    if (!last) throw new Error(`no ${kind} among ${JSON.stringify(this.frames.slice(-8))}`)
    return last
  }

  get results(): Result[] {
    return this.ticks.flatMap(({ results }) => results)
  }

  /** The ticket that shots belong to at a room time: the first one that is not over. */
  ticketAt(roomMs: number): OfKind<'ticket'> {
    const isOver = ({ id, number }: OfKind<'ticket'>) =>
      this.of('ended').some(ended => ended.id === id) ||
      roomMs >= (this.openedAtMs.get(number) ?? Number.POSITIVE_INFINITY) + TICKET_MS
    return this.of('ticket').find(ticket => !isOver(ticket)) ?? this.last('ticket')
  }

  /** That of the newest pong. */
  get roomMs(): number {
    return this.of('pong').at(-1)!.atMs!
  }

  get ticket(): OfKind<'ticket'> {
    return this.ticketAt(this.roomMs)
  }

  get definition() {
    return fishDefinitionOf(this.last('room').title)
  }

  /** The scene, as the page makes it from what it was told. */
  scene(): Scene {
    const { number, seed, ...so } = this.last('scene')
    const name = { definition: this.definition, room: this.last('room').room, number, seed: fromHex(seed) }
    const scene = openScene(hmac, name, so)
    for (const { fish } of this.ticks.flatMap(({ gone }) => gone)) scene.gone.add(fish)
    return scene
  }

  /** Plain prey that is in sight from now until a bullet has reached it; none when the tide would come before. */
  preyInSight(roomMs: number): Fish[] {
    const scene = this.scene()
    if (roomMs + FLIGHT_MS >= tideAt(scene.clock)) return []
    return inSight(scene, roomMs)
      .map(({ fish }) => fish)
      .filter(fish => fish.prey.prizes.length === 1 && !fish.prey.weapon && !fish.prey.freezes)
      .filter(fish => placeInSight(scene.clock, fish, roomMs + FLIGHT_MS))
  }

  /** Waits until something is so; looked at with each frame. @throws Error with what was told, when it never is */
  async until(is: () => boolean): Promise<void> {
    const silent = setTimeout(() => {
      this.#isSilent = true
      this.#woken()
    }, MOST_WAIT_MS)
    while (!is()) {
      if (this.#isSilent) throw new Error(`waited in vain after ${JSON.stringify(this.frames.slice(-8))}`)
      await new Promise<void>(resolve => this.#waiting.add(resolve))
    }
    clearTimeout(silent)
  }

  #woken(): void {
    for (const wake of this.#waiting) wake()
    this.#waiting.clear()
  }
}
