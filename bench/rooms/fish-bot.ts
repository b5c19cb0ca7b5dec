import { randomBytes } from 'node:crypto'
import { studioRequest } from '@baize/api/studio/endpoints'
import { roomsSocketPath } from '@baize/api/studio/rooms'
import {
  decodeTick,
  encodeUp,
  type Fish,
  type FishServerFrame,
  fishDefinitionOf,
  openScene,
  placeInSight,
  type Scene,
  type UpFrame,
} from '@baize/game-kit/fish/index'
import { hmac } from '@baize/game-kit/node/crypto'
import { fromHex } from '@baize/game-kit/seeds'
import type { BotHost, BotLine } from './bot-host.ts'
import type { SeatOrder } from './bots.ts'

const AT_ONCE = 25
/** Three shots a second. */
const SHOT_EVERY_MS = 333
/** A locked bullet has reached any prey by then. */
const FLIGHT_MS = 2_000
const PING_EVERY_MS = 5_000
const PURSE_UNITS = 500_000
const TICKET_MS = 60_000
const MOST_LOOKS = 200

type OfKind<K extends FishServerFrame['kind']> = Extract<FishServerFrame, { kind: K }>

/** Seats members at seas of four and lets them fire on. */
export async function fishAll(host: BotHost, { url, httpUrl, secrets }: SeatOrder): Promise<void> {
  const address = new URL(roomsSocketPath, url).href
  waters.clear()
  for (let from = 0; from < secrets.length; from += AT_ONCE)
    await Promise.all(
      secrets.slice(from, from + AT_ONCE).map(async secret => {
        await giveSeed(httpUrl, secret)
        await new FishBot(host, await host.open(address), secret.trim()).play(secret)
      }),
    )
}

/** A player's seed comes before the first shot, and its commitment before the seed. */
async function giveSeed(httpUrl: string, secret: string): Promise<void> {
  for (let call = 0; call < 2; call++) {
    const { url, ...request } = studioRequest('seeds.change', { clientSeed: randomBytes(8).toString('hex') }, secret)
    const answer = await (await fetch(new URL(url, httpUrl), request)).json()
    if (answer.error !== 'client_seed_wanted') return
  }
}

interface Water {
  scene: Scene
  fish: Fish[]
}

/** The scene of each room, made once for all who sit there. */
const waters = new Map<string, Water>()

function waterOf({ title, room }: OfKind<'room'>, { number, seed, ...so }: OfKind<'scene'>): Water {
  const kept = waters.get(room)
  if (kept?.scene.number === number) return kept
  const scene = openScene(hmac, { definition: fishDefinitionOf(title), room, number, seed: fromHex(seed) }, so)
  const water = { scene, fish: [...scene.fish.values()] }
  waters.set(room, water)
  return water
}

/** Finds prey that is in sight now and still will be when a bullet has reached it. Picks by chance cost less than a look at all prey. */
function preyIn({ scene: { clock, gone }, fish }: Water, roomMs: number): Fish | null {
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    const one = fish[Math.floor(Math.random() * fish.length)]!
    if (gone.has(one.id) || !placeInSight(clock, one, roomMs)) continue
    if (placeInSight(clock, one, roomMs + FLIGHT_MS)) return one
  }
  return null
}

/** A seat that fires locked shots at prey in sight and claims each when it has arrived. */
class FishBot {
  readonly #host: BotHost
  readonly #line: BotLine
  readonly #name: string
  #a = 0
  #room: OfKind<'room'> | null = null
  #water: Water | null = null
  /** Room time less the process's own. */
  #offsetMs = 0
  readonly #tickets: OfKind<'ticket'>[] = []
  readonly #begun = new Map<number, { k: number; openedAtMs: number }>()
  #hasPurse = false
  /** Told once the purse has gone back; null while the bot plays on. */
  #onLeft: (() => void) | null = null

  constructor(host: BotHost, line: BotLine, name: string) {
    this.#host = host
    this.#line = line
    this.#name = name
    host.plays(this)
  }

  stop(): Promise<void> {
    this.#act({ kind: 'leave' })
    return new Promise(resolve => {
      this.#onLeft = resolve
    })
  }

  play(secret: string): Promise<void> {
    this.#line.send(JSON.stringify({ kind: 'hello', v: 1, secret }))
    this.#act({ kind: 'sit', class: 'shallows' })
    return new Promise(resolve =>
      this.#line.hear(data => {
        if (data[0] !== 0x7b) return this.#tick(data)
        this.#hear(JSON.parse(String(data)) as FishServerFrame)
        if (this.#hasPurse) resolve()
      }),
    )
  }

  #act(frame: object): void {
    this.#line.send(JSON.stringify({ ...frame, a: ++this.#a }))
  }

  #up(frame: UpFrame): void {
    this.#line.send(encodeUp(frame))
  }

  get #roomMs(): number {
    return Math.round(performance.now() + this.#offsetMs)
  }

  #hear(frame: FishServerFrame): void {
    switch (frame.kind) {
      case 'room':
        this.#room = frame
        this.#offsetMs = frame.roomTimeMs - performance.now()
        this.#act({ kind: 'purse', amountUnits: PURSE_UNITS })
        this.#host.every(SHOT_EVERY_MS, () => this.#shoot())
        this.#host.every(PING_EVERY_MS, () => this.#line.send(JSON.stringify({ kind: 'ping', c: 0 })))
        return
      case 'scene':
        this.#water = waterOf(this.#room!, frame)
        return
      case 'purse':
        this.#hasPurse ||= frame.state === 'open'
        if (frame.state === 'none') this.#onLeft?.()
        return
      case 'ticket':
        this.#tickets.push(frame)
        return
      case 'ended':
        this.#host.rounds++
        return
      default:
    }
  }

  #tick(data: Buffer): void {
    const tick = decodeTick(new Uint8Array(data))
    if (!tick) return
    for (const { fish } of tick.gone) this.#water?.scene.gone.add(fish)
    for (const { ticket, k, answer } of tick.results) {
      if (answer !== 'fired') this.#host.heard(`${this.#name} ${ticket} ${k}`)
      if (answer !== 'caught' && answer !== 'missed') continue
      const id = this.#tickets.find(({ number }) => number === ticket)?.id
      this.#host.note(`${id} ${k}`)
    }
  }

  /** The ticket that a shot of now belongs to. */
  #ticket(roomMs: number): OfKind<'ticket'> | undefined {
    return this.#tickets.find(
      ({ number }) => roomMs < (this.#begun.get(number)?.openedAtMs ?? Number.POSITIVE_INFINITY) + TICKET_MS,
    )
  }

  #shoot(): void {
    const roomMs = this.#roomMs
    const ticket = this.#ticket(roomMs)
    const prey = this.#water && preyIn(this.#water, roomMs)
    if (!ticket || !prey || !this.#hasPurse || this.#onLeft) return
    const { number } = ticket
    const begun = this.#begun.get(number) ?? { k: ticket.nextK, openedAtMs: roomMs }
    this.#begun.set(number, { ...begun, k: begun.k + 1 })
    const shot = { ticket: number, k: begun.k }
    this.#up({ ...shot, kind: 'fire', angle: 0, level: 1, lock: prey.id, tMs: roomMs })
    this.#host.later(FLIGHT_MS, () => {
      this.#host.wait(`${this.#name} ${number} ${shot.k}`, 1)
      this.#up({ ...shot, kind: 'hit', fish: prey.id, tMs: this.#roomMs })
    })
  }
}
