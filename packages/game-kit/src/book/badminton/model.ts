import type { ChancedClaim, Claim, ClaimResult } from '../claims.ts'
import { valuesOf } from '../lines/best-of-three.ts'
import { certainResult } from '../lines/cases.ts'
import { marketLines } from '../lines/line-claims.ts'
import { openClaim, withOnePrice } from '../lines/open-claims.ts'
import { matchClaims } from '../lines/path-claims.ts'
import { PATH_DIGESTS, type PathCases, type PathFamily, pathFamilies } from '../lines/path-families.ts'
import type { BookPhase, SportModel } from '../sport-model.ts'
import { type BadmintonState, GAME_BLOCKS, isGameOver, isOver, playBlock, START } from './play.ts'
import { raceClaims, settleRace } from './races.ts'
import { LINES, ruleOf } from './rules.ts'
import { type BadmintonRatings, type BadmintonTables, prepareTables, rallyEnds } from './tables.ts'

/** Tables of any ratings settle: the results that are still possible are the same for all. */
const anyTables = prepareTables({ A: 50, B: 50 })
const possible = new WeakMap<BadmintonState, PathCases<PathFamily>>()

function familiesOf({ rally, game }: BadmintonTables, { games, points }: BadmintonState): PathCases<PathFamily> {
  const current = rallyEnds(rally, points, isGameOver)
  return pathFamilies(PATH_DIGESTS, games, path => (path.length === games.length ? current : game))
}

function possibleIn(state: BadmintonState): PathCases<PathFamily> {
  const cases = possible.get(state) ?? familiesOf(anyTables, state)
  possible.set(state, cases)
  return cases
}

function claims(tables: BadmintonTables, state: BadmintonState, phase: BookPhase): ChancedClaim[] {
  if (isOver(state)) return []
  const families = familiesOf(tables, state)
  const lines = LINES.flatMap(line => marketLines(line, valuesOf(families[line.family], line.valueOf), phase))
  const open = [...matchClaims('G'), ...lines].flatMap(claim => {
    const { family, resultOf } = ruleOf(claim)
    return openClaim(claim, claim.marketClass, families[family], resultOf)
  })
  return withOnePrice([...open, ...raceClaims(tables, families, state)])
}

function settle(claim: Claim, _accepted: BadmintonState, now: BadmintonState): ClaimResult | null {
  if (claim.market.includes('RACE')) return settleRace(claim, now)
  const { family, resultOf } = ruleOf(claim)
  return certainResult(possibleIn(now)[family], resultOf)
}

/** Badminton of sportsbook 2.2, with the markets of 4.2. */
export const badminton: SportModel<BadmintonRatings, BadmintonTables, BadmintonState> = {
  id: 'BADM',
  version: 1,
  blocks: 3 * GAME_BLOCKS,
  prepare: prepareTables,
  start: () => START,
  play: ({ threshold }, state, block, word) => playBlock(threshold, state, block, word),
  isOver,
  claims,
  settle,
}
