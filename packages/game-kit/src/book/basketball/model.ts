import type { ChancedClaim, Claim, ClaimResult } from '../claims.ts'
import { certainResult } from '../lines/cases.ts'
import { openClaim, withOnePrice } from '../lines/open-claims.ts'
import { paced } from '../live/incident.ts'
import { winnerOf } from '../live/score-board.ts'
import { rememberedIn } from '../remembered.ts'
import type { BookPhase, SportModel } from '../sport-model.ts'
import { catalogueOf } from './catalogue.ts'
import { type BasketballCases, familiesOf } from './families.ts'
import { basketballBoard } from './live/board.ts'
import { basketballClock } from './live/clock.ts'
import { basketballIncidents } from './live/incidents.ts'
import { partsIn } from './parts.ts'
import { type BasketballState, isOver, MOST_OVERTIMES, playBlock, REGULATION_BLOCKS, START } from './play.ts'
import { ruleOf } from './rules.ts'
import { type BasketballTables, prepareTables } from './tables.ts'
import type { BasketballRatings } from './thresholds.ts'

/** Tables of any ratings settle: the results that are still possible are the same for all. */
const anyTables = prepareTables({ home: { offence: 1000, defence: 1000 }, away: { offence: 1000, defence: 1000 } })
const possible = new WeakMap<BasketballState, BasketballCases>()

const casesIn = rememberedIn(familiesOf)

function possibleIn(state: BasketballState): BasketballCases {
  const cases = possible.get(state) ?? familiesOf(anyTables, state)
  possible.set(state, cases)
  return cases
}

function claims(tables: BasketballTables, state: BasketballState, phase: BookPhase): ChancedClaim[] {
  const cases = casesIn(tables, state)
  return withOnePrice(
    catalogueOf(cases, phase).flatMap(claim => {
      const { family, resultOf } = ruleOf(claim)
      return openClaim(claim, claim.marketClass, cases[family], resultOf)
    }),
  )
}

/** @throws RangeError for a market that basketball does not have */
function settle(claim: Claim, _accepted: BasketballState, now: BasketballState): ClaimResult | null {
  const { family, resultOf } = ruleOf(claim)
  const cases = possibleIn(now)
  if (!Object.hasOwn(cases, family)) throw new RangeError(`basketball has no market ${claim.market}`)
  return certainResult(cases[family], resultOf)
}

/** Basketball of sportsbook 2.2, with the markets of 4.2. */
export const basketball: SportModel<BasketballRatings, BasketballTables, BasketballState> = {
  id: 'BASK',
  version: 1,
  blocks: REGULATION_BLOCKS + MOST_OVERTIMES,
  prepare: prepareTables,
  start: () => START,
  play: ({ thresholds }, state, block, word) => playBlock(thresholds, state, block, word),
  isOver,
  claims,
  parts: (tables, claim, _accepted, now) => partsIn(casesIn(tables, now), claim),
  settle,
  basis: () => '',
  ...basketballClock,
  board: basketballBoard,
  winner: state => winnerOf(basketballBoard(state), isOver(state)),
  incidents: paced(basketballIncidents),
}
