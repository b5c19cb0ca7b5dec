import type { ChancedClaim, Claim, ClaimResult, Parts } from '../claims.ts'
import { valuesOf } from '../lines/best-of-three.ts'
import { certainResult, partsOver } from '../lines/cases.ts'
import { claimCheck } from '../lines/known-claims.ts'
import { type ClassedClaim, marketLines } from '../lines/line-claims.ts'
import { openClaim, withOnePrice } from '../lines/open-claims.ts'
import { matchClaims, partsTotalClaims } from '../lines/path-claims.ts'
import { type PathCases, pathFamilies } from '../lines/path-families.ts'
import { partsOfResult } from '../lines/results.ts'
import { paced } from '../live/incident.ts'
import { winnerOf } from '../live/score-board.ts'
import { rememberedIn } from '../remembered.ts'
import type { BookPhase, SportModel } from '../sport-model.ts'
import { tennisBoard } from './live/board.ts'
import { tennisClock } from './live/clock.ts'
import { tennisIncidents } from './live/incidents.ts'
import { NEXT_GAME, nextGameClaims, nextGameNumber, settleNextGame } from './next-game.ts'
import { isOver, playBlock, START, type TennisState } from './play.ts'
import type { TennisRatings } from './points.ts'
import { DIGESTS, LINES, ruleOf, type TennisFamily } from './rules.ts'
import { freshScores, prepareTables, setScores, type TennisTables } from './tables.ts'

const anyPlayer = { serve: 50, return: 50 }
/** Tables of any ratings settle: the results that are still possible are the same for all. */
const anyTables = prepareTables({ A: anyPlayer, B: anyPlayer })
const possible = new WeakMap<TennisState, PathCases<TennisFamily>>()

function familiesOf(tables: TennisTables, { sets, games, winners }: TennisState): PathCases<TennisFamily> {
  const current = setScores(tables, games, winners.length)
  return pathFamilies(DIGESTS, sets, path => (path.length === sets.length ? current : freshScores(tables, path)))
}

const familiesIn = rememberedIn(familiesOf)

function possibleIn(state: TennisState): PathCases<TennisFamily> {
  const cases = possible.get(state) ?? familiesOf(anyTables, state)
  possible.set(state, cases)
  return cases
}

const SET_SCORES = anyTables.sets[0].list.map(({ value }) => value.join('-'))

/** Markets without moving lines and their classes (sportsbook 3.1 and 4.2). */
const WHOLE: readonly ClassedClaim[] = [
  ...matchClaims('S'),
  ...partsTotalClaims(),
  ...['yes', 'no'].map(selection => ({ market: 'TB', line4: 0, selection, marketClass: 'B' as const })),
  ...[1, 2, 3].flatMap(set =>
    SET_SCORES.map(selection => ({ market: `S${set}CS`, line4: 0, selection, marketClass: 'C' as const })),
  ),
]

function claims(tables: TennisTables, state: TennisState, phase: BookPhase): ChancedClaim[] {
  if (isOver(state)) return []
  const families = familiesIn(tables, state)
  const lines = LINES.flatMap(line => marketLines(line, valuesOf(families[line.family], line.valueOf), phase))
  const open = [...WHOLE, ...lines].flatMap(claim => {
    const { family, resultOf } = ruleOf(claim)
    return openClaim(claim, claim.marketClass, families[family], resultOf)
  })
  return withOnePrice([...open, ...nextGameClaims(tables, families, state)])
}

function settle(claim: Claim, accepted: TennisState, now: TennisState): ClaimResult | null {
  if (claim.market === 'NXG') return settleNextGame(claim.selection, accepted, now)
  const { family, resultOf } = ruleOf(claim)
  return certainResult(possibleIn(now)[family], resultOf)
}

const requireClaim = claimCheck('tennis', [...WHOLE, ...NEXT_GAME], LINES)

function parts(tables: TennisTables, claim: Claim, accepted: TennisState, now: TennisState): Parts {
  requireClaim(claim)
  const result = settle(claim, accepted, now)
  if (result) return partsOfResult(result)
  const families = familiesIn(tables, now)
  if (claim.market === 'NXG')
    return nextGameClaims(tables, families, now).find(({ selection }) => selection === claim.selection)!.parts
  const { family, resultOf } = ruleOf(claim)
  return partsOver(families[family], resultOf)
}

/** Tennis of sportsbook 2.2, with the markets of 4.2. A block is a game, so a match has three sets of thirteen at the most. */
export const tennis: SportModel<TennisRatings, TennisTables, TennisState> = {
  id: 'TENN',
  version: 1,
  blocks: 39,
  prepare: prepareTables,
  start: () => START,
  play: ({ thresholds }, state, _block, word) => playBlock(thresholds, state, word),
  isOver,
  claims,
  parts,
  settle,
  basis: ({ market }, accepted) => (market === 'NXG' ? String(nextGameNumber(accepted)) : ''),
  ...tennisClock,
  board: tennisBoard,
  winner: state => winnerOf(tennisBoard(state), isOver(state)),
  incidents: paced(tennisIncidents),
}
