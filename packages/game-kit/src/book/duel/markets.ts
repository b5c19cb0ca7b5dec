import type { ChancedClaim, Claim, ClaimResult } from '../claims.ts'
import { rememberedIn } from '../remembered.ts'
import { isOffered, limitClaims, lineClaims, settleInRange } from '../series/lines.ts'
import { type SeriesRules, seriesClaims, settleSeries } from '../series/match-markets.ts'
import { mayBePlayed, playedChance, type Winners } from '../series/winners.ts'
import type { BookPhase } from '../sport-model.ts'
import { type DuelTables, type GameOutlook, gameOutlook } from './chances.ts'
import { lifeRange, pairsRange } from './possible.ts'
import {
  type DuelGame,
  type DuelState,
  FRESH_GAME,
  firstMover,
  GAMES_TO_WIN,
  knownWinners,
  MOST_GAMES,
} from './rules.ts'

export const SERIES: SeriesRules = {
  toWin: GAMES_TO_WIN,
  part: 'G',
  handicap: 'GAH',
  total: 'TG',
  totalLines4: [14, 18],
}

/** The only line on the winner's life is 5.5, just under this. */
export const LIFE_LIMIT = 6

/** Code of the market on the winner's life; that of game 1 has no number. */
export const lifeCode = (place: number): string => (place === 1 ? 'LIFE' : `G${place}LIFE`)
/** Code of the market on the pairs of turns of a game. */
export const turnsCode = (place: number): string => `G${place}T`

/** @throws RangeError when the model has no such market */
export function readGameCode({ market }: Claim): { place: number; kind: 'T' | 'LIFE' } {
  const [, place = '1', kind] = /^(?:G([1-5]))?(T|LIFE)$/.exec(market) ?? []
  if (!kind) throw new RangeError(`DUEL has no market ${market}`)
  return { place: Number(place), kind: kind as 'T' | 'LIFE' }
}

/** The games as a state leaves them. */
interface MatchOutlook {
  known: Winners
  /** A's chance of each game. */
  chances: number[]
  games: DuelGame[]
  /** Null for games that are over. */
  outlooks: (GameOutlook | null)[]
}

/** Remembered, since the rest of an open game takes a millisecond to play out. */
export const matchOutlook = rememberedIn((tables: DuelTables, state: DuelState): MatchOutlook => {
  const games = Array.from({ length: MOST_GAMES }, (_, at) => state.games[at] ?? FRESH_GAME)
  const outlooks = games.map((game, at) => (game.winner ? null : gameOutlook(tables, firstMover(at + 1), game)))
  const chances = outlooks.map((outlook, at) => outlook?.winA ?? Number(games[at]!.winner === 'A'))
  return { known: knownWinners(state), chances, games, outlooks }
})

function gameClaims(
  place: number,
  game: DuelGame,
  { pairs, life }: GameOutlook,
  played: number,
  phase: BookPhase,
): ChancedClaim[] {
  const [low, high] = lifeRange(game)
  const lifeMarket = { market: lifeCode(place), kind: 'total', distribution: life, played } as const
  const isLifeOpen = low < LIFE_LIMIT && high >= LIFE_LIMIT
  return [
    ...lineClaims({ market: turnsCode(place), kind: 'total', distribution: pairs, played }, phase),
    ...(isLifeOpen && isOffered(played) ? limitClaims(lifeMarket, LIFE_LIMIT) : []),
  ]
}

/** Every claim of the match and of its games that is still open (sportsbook 4.2, DUEL). */
export function duelClaims(tables: DuelTables, state: DuelState, phase: BookPhase): ChancedClaim[] {
  const { known, chances, games, outlooks } = matchOutlook(tables, state)
  const ofGames = outlooks.flatMap((outlook, at) => {
    const played = playedChance(at + 1, GAMES_TO_WIN, known, chances)
    return outlook && played > 0 ? gameClaims(at + 1, games[at]!, outlook, played, phase) : []
  })
  return [...seriesClaims(SERIES, known, chances), ...ofGames]
}

/** @throws RangeError when the model has no such market */
export function settleDuel(claim: Claim, state: DuelState): ClaimResult | null {
  const known = knownWinners(state)
  const ofSeries = settleSeries(SERIES, claim, known)
  if (ofSeries !== undefined) return ofSeries
  const { place, kind } = readGameCode(claim)
  const game = state.games[place - 1]
  if (game) return settleInRange(claim, kind === 'T' ? pairsRange(game) : lifeRange(game))
  return mayBePlayed(place, GAMES_TO_WIN, known) ? null : { kind: 'void' }
}
