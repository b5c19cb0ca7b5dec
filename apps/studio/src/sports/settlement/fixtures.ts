import type { BetView } from '@baize/api/studio/sports/bets'
import type { ScoreBoard } from '@baize/game-kit/book/live/score-board'
import { modelOf, ratingsOf, type SportState } from '@baize/game-kit/book/sports'
import { playMatch } from '@baize/game-kit/book/testing/vector-match'
import type { TestWorld } from '@baize/testing'
import { type Asked, endsOf, enter, leg, type Pick, PlayedFixture, type Player, place, samples } from '../fixtures.ts'

type Sample = keyof typeof samples

/** Singles of several members, who stake in turn: sides of a line that are named one after the other oppose nobody. */
export class SinglesInTurn {
  readonly #players: readonly Player[]
  readonly #fixture: PlayedFixture
  readonly #bets: { player: Player; bet: BetView }[] = []

  constructor(fixture: PlayedFixture, players: readonly Player[]) {
    this.#fixture = fixture
    this.#players = players
  }

  /** Stakes on each pick at its price now, all bets of a member in one slip. */
  async place(picks: readonly Pick[], amount = '100.00'): Promise<void> {
    const from = this.#bets.length
    const turns = picks.map((pick, at) => ({ pick, at: from + at }))
    for (const [seat, own] of Map.groupBy(turns, ({ at }) => at % this.#players.length)) {
      const player = this.#players[seat]!
      const asked: Asked[] = []
      for (const { pick } of own) asked.push({ legs: [await leg(player, { fixture: this.#fixture, pick })], amount })
      const placed = await place(player, ...asked)
      for (const [i, { at }] of own.entries()) this.#bets[at] = { player, bet: placed[i]! }
    }
  }

  /** Outcome, payout and valid bet of each, in the order in which they were named. */
  async ends(): Promise<string[]> {
    const ends: string[] = []
    for (const { player, bet } of this.#bets) ends.push(...(await endsOf(player, [bet])))
    return ends
  }
}

/** Enters the book with several members. */
export async function enterAll(world: TestWorld, count: number, gameCode?: string): Promise<Player[]> {
  const players: Player[] = []
  for (let n = 0; n < count; n++) players.push(await enter(world, gameCode))
  return players
}

/** How singles of a whole match end that two members stake in turn before it. */
export async function playSingles(
  fixture: PlayedFixture,
  players: readonly Player[],
  picks: readonly Pick[],
  amount?: string,
): Promise<string[]> {
  const singles = new SinglesInTurn(fixture, players)
  await singles.place(picks, amount)
  await fixture.finish()
  return singles.ends()
}

const mostTries = 20_000

/**
 * Announces a fixture whose match goes as wanted: its last seed is the first of the numbers 0, 1, 2 ... that makes it.
 * @param isWanted told the boards and the states of the match, from its start to its end
 */
export function announceWhere(
  world: TestWorld,
  sample: Sample,
  id: string,
  isWanted: (boards: readonly ScoreBoard[], states: readonly SportState[]) => boolean,
): Promise<PlayedFixture> {
  const { sport, ratings } = samples[sample]
  const model = modelOf(sport)
  const tables = model.prepare(ratingsOf(sport, ratings.home, ratings.away))
  for (let n = 0; n < mostTries; n++) {
    const seed = new Uint8Array(32)
    new DataView(seed.buffer).setUint32(28, n)
    const states = playMatch(model, tables, id, seed)
    if (isWanted(states.map(model.board), states)) return PlayedFixture.announce(world, sample, { id, seed })
  }
  throw new Error(`none of ${mostTries} matches of ${id} goes that way`)
}
