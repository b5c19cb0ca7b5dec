import { randomBytes } from 'node:crypto'
import { hmac, sha256 } from '@baize/game-kit/node/crypto'
import { botMove, botThoughtMs } from '@baize/game-kit/pvp/bots/bot'
import type { MatchStart } from '@baize/game-kit/pvp/conduct/start'
import { type MatchAct, type MatchState, rulesOfMatch } from '@baize/game-kit/pvp/conduct/state'
import { viewOf } from '@baize/game-kit/pvp/conduct/view'
import { jointSeed, matchDraws } from '@baize/game-kit/pvp/deal/seeds'
import { fromHex } from '@baize/game-kit/seeds'

/** The seed of a bot's seat. */
export const botSeed = (): string => randomBytes(16).toString('hex')

/** Bots of one practice match: each gets what its seat may see, and thinks for a while. */
export class Bots {
  readonly #seats: number[]
  readonly #own: Map<number, ReturnType<typeof matchDraws>>
  readonly #look: ReturnType<typeof matchDraws>
  /** When the move of a seat is due. */
  readonly #due = new Map<number, number>()

  constructor(seats: number[], start: MatchStart, state: MatchState) {
    const { definition } = rulesOfMatch(state)
    const key = { definition, serverSeed: fromHex(start.serverSeed), hand: start.hand }
    const clientSeed = jointSeed(sha256, start.match, start.seeds)
    const draws = (purpose: string) => matchDraws(hmac, { ...key, clientSeed }, purpose)
    this.#seats = seats
    this.#look = draws('look')
    this.#own = new Map(seats.map(seat => [seat, draws(`bot-${seat}`)]))
  }

  /** Notes whose turn it is. */
  see(state: MatchState, now: number): void {
    for (const seat of this.#seats) {
      if (state.until[seat] === null || state.end) this.#due.delete(seat)
      else if (!this.#due.has(seat)) this.#due.set(seat, now + botThoughtMs(this.#look))
    }
  }

  get dueAt(): number {
    return Math.min(...this.#due.values())
  }

  /** The first move that is due by now; null where none is. */
  move(state: MatchState, now: number): MatchAct | null {
    const [seat] = [...this.#due].find(([, at]) => at <= now) ?? []
    if (seat === undefined) return null
    this.#due.delete(seat)
    const view = viewOf(state, seat)
    return { kind: 'move', seat, turn: view.turn, move: botMove(view, this.#own.get(seat)!), at: now }
  }
}
