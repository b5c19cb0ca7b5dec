import { roomsSocketPath } from '@baize/api/studio/rooms'
import { sha256 } from '@baize/game-kit/node/crypto'
import { seatHash } from '@baize/game-kit/pvp/deal/seeds'
import type { MatchFrame, NextTurn, TableFrame } from '@baize/game-kit/pvp/frames/server-frames'
import type { BotHost, BotLine } from './bot-host.ts'
import type { SeatOrder } from './bots.ts'

/** A seat thinks for so long. */
const THINK_MS = 250
/** Units of a card; each hold is forty times that. */
const STAKE_UNITS = 1_000
const SEATS = 4
const AT_ONCE = 50
const SEED = '0b'.repeat(16)

type Frame = TableFrame | MatchFrame
interface DealtHand {
  hand: number[]
  turnSeat: number
  mustHold: number | null
}

/** Seats members at tables of four and lets them play on. */
export async function tienLenAll(host: BotHost, { url, secrets }: SeatOrder): Promise<void> {
  const address = new URL(roomsSocketPath, url).href
  for (let from = 0; from < secrets.length; from += AT_ONCE)
    await Promise.all(
      secrets
        .slice(from, from + AT_ONCE)
        .map(async secret => new TienLenBot(host, await host.open(address)).play(secret)),
    )
}

/**
 * A seat of Tien Len as cheap as one can be: it lays its lowest card, passes over what is not a single, and is ready for the next hand.
 * All that it needs of a frame is its kind and a few fields.
 */
class TienLenBot {
  readonly #host: BotHost
  readonly #line: BotLine
  #a = 0
  #match = ''
  /** The turn that is open. */
  #turn = 0
  #seat = 0
  #hand: number[] = []
  /** The single to be beaten; null to lead, and more than any card where it is no single. */
  #top: number | null = null
  #mustHold: number | null = null
  #isInHand = false
  /** Told once the bot has left its table; null while it plays on. */
  #onLeft: (() => void) | null = null

  constructor(host: BotHost, line: BotLine) {
    this.#host = host
    this.#line = line
    host.plays(this)
  }

  stop(): Promise<void> {
    if (!this.#isInHand) this.act({ kind: 'leave' })
    return new Promise(resolve => {
      this.#onLeft = resolve
    })
  }

  /** Resolves once the bot sits. */
  play(secret: string): Promise<void> {
    this.#line.send(JSON.stringify({ kind: 'hello', v: 1, secret }))
    this.act({ kind: 'sit', stake: STAKE_UNITS })
    return new Promise(resolve =>
      this.#line.hear(data => {
        const frame = JSON.parse(String(data)) as Frame
        if (frame.kind === 'table') resolve()
        this.hear(frame)
      }),
    )
  }

  act(frame: object): void {
    this.#line.send(JSON.stringify({ ...frame, a: ++this.#a }))
  }

  hear(frame: Frame): void {
    switch (frame.kind) {
      case 'readying':
        this.act(this.#onLeft ? { kind: 'leave' } : { kind: 'ready', on: true })
        return
      case 'left':
        if (frame.seat === this.#seat) this.#onLeft?.()
        return
      case 'ready':
        if (frame.seat === this.#seat && !frame.isReady) this.act({ kind: 'ready', on: true })
        return
      case 'table':
        this.#seat = frame.seat
        return
      case 'seal':
        this.#match = frame.match
        this.#seat = frame.seat
        this.act({ kind: 'seed-hash', match: frame.match, h: seatHash(sha256, frame.match, frame.seat, SEED) })
        return
      case 'hashes':
        this.act({ kind: 'seed', match: frame.match, seed: SEED })
        return
      case 'dealt': {
        const { hand, turnSeat, mustHold } = frame.view.game as DealtHand
        this.#isInHand = true
        this.#hand = [...hand]
        this.#top = null
        this.#mustHold = mustHold
        this.#turn = frame.view.turn
        if (turnSeat === this.#seat) this.#think()
        return
      }
      case 'passed':
        this.#acted()
        this.#turned(frame)
        return
      case 'played':
        this.#acted()
        this.#top = frame.cards.length === 1 ? frame.cards[0]! : Number.POSITIVE_INFINITY
        this.#mustHold = null
        if (frame.seat === this.#seat) this.#hand = this.#hand.filter(card => !frame.cards.includes(card))
        this.#turned(frame)
        return
      case 'trick':
        this.#top = null
        this.#turned(frame)
        return
      case 'booked':
        this.#isInHand = false
        if (this.#seat === 0) this.#host.rounds++
        if (this.#onLeft) this.act({ kind: 'leave' })
        return
      default:
    }
  }

  #acted(): void {
    this.#host.heard(`${this.#match} ${this.#turn}`)
    // A hand that the bot came back to is played by the clock alone.
    if (this.#match !== '') this.#host.note(this.#match, this.#turn)
  }

  #turned({ next }: { next?: NextTurn }): void {
    if (!next) return
    const [seat, turn] = next
    this.#turn = turn
    if (seat === this.#seat) this.#think()
  }

  #think(): void {
    const [match, turn] = [this.#match, this.#turn]
    this.#host.later(THINK_MS, () => {
      if (match !== this.#match) return
      const least = this.#top
      const card = this.#mustHold ?? this.#hand.find(one => least === null || one > least)
      this.#host.wait(`${match} ${turn}`, SEATS)
      if (card === undefined) this.act({ kind: 'pass', match, turn })
      else this.act({ kind: 'play', match, turn, cards: [card] })
    })
  }
}
