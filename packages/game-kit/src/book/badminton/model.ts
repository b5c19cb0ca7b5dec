import type { ChancedClaim, Claim, ClaimResult, Parts } from '../claims.ts'
import { valuesOf } from '../lines/best-of-three.ts'
import { certainResult, partsOver } from '../lines/cases.ts'
import { claimCheck } from '../lines/known-claims.ts'
import { marketLines } from '../lines/line-claims.ts'
import { openClaim, withOnePrice } from '../lines/open-claims.ts'
import { matchClaims } from '../lines/path-claims.ts'
import { PATH_DIGESTS, type PathCases, type PathFamily, pathFamilies } from '../lines/path-families.ts'
import { partsOfResult } from '../lines/results.ts'
import { paced } from '../live/incident.ts'
import { winnerOf } from '../live/score-board.ts'
import { rememberedIn } from '../remembered.ts'
import type { BookPhase, SportModel } from '../sport-model.ts'
import { badmintonBoard } from './live/board.ts'
import { badmintonClock } from './live/clock.ts'
import { badmintonIncidents } from './live/incidents.ts'
import { type BadmintonState, GAME_BLOCKS, isGameOver, isOver, playBlock, START } from './play.ts'
import { RACE_CLAIMS, raceClaims, settleRace } from './races.ts'
import { LINES, ruleOf } from './rules.ts'
import { type BadmintonRatings, type BadmintonTables, prepareTables, rallyEnds } from './tables.ts'

/** Tables of any ratings settle: the results that are still possible are the same for all. */
const anyTables = prepareTables({ A: 50, B: 50 })
const possible = new WeakMap<BadmintonState, PathCases<PathFamily>>()

function familiesOf({ rally, game }: BadmintonTables, { games, points }: BadmintonState): PathCases<PathFamily> {
  const current = rallyEnds(rally, points, isGameOver)
  return pathFamilies(PATH_DIGESTS, games, path => (path.length === games.length ? current : game))
}

const familiesIn = rememberedIn(familiesOf)

function possibleIn(state: BadmintonState): PathCases<PathFamily> {
  const cases = possible.get(state) ?? familiesOf(anyTables, state)
  possible.set(state, cases)
  return cases
}

function claims(tables: BadmintonTables, state: BadmintonState, phase: BookPhase): ChancedClaim[] {
  if (isOver(state)) return []
  const families = familiesIn(tables, state)
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

const requireClaim = claimCheck('badminton', [...matchClaims('G'), ...RACE_CLAIMS], LINES)

function parts(tables: BadmintonTables, claim: Claim, accepted: BadmintonState, now: BadmintonState): Parts {
  requireClaim(claim)
  const result = settle(claim, accepted, now)
  if (result) return partsOfResult(result)
  const families = familiesIn(tables, now)
  if (claim.market.includes('RACE')) {
    const isIt = ({ market, selection }: Claim): boolean => market === claim.market && selection === claim.selection
    return raceClaims(tables, families, now).find(isIt)!.parts
  }
  const { family, resultOf } = ruleOf(claim)
  return partsOver(families[family], resultOf)
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
  parts,
  settle,
  basis: () => '',
  ...badmintonClock,
  board: badmintonBoard,
  winner: state => winnerOf(badmintonBoard(state), isOver(state)),
  incidents: paced(badmintonIncidents),
}
