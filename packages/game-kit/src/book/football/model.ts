import type { ChancedClaim } from '../claims.ts'
import { withOnePrice } from '../lines/open-claims.ts'
import { winnerOf } from '../live/score-board.ts'
import { rememberedIn } from '../remembered.ts'
import type { BookPhase, SportModel } from '../sport-model.ts'
import { MATCH_BLOCKS } from './constants.ts'
import { claimParts, openOffer, settleClaim } from './decide.ts'
import { forecastOf } from './forecast.ts'
import { footballBoard } from './live/board.ts'
import { footballClock } from './live/clock.ts'
import { footballIncidents } from './live/incidents.ts'
import { cornerOffers } from './markets/corners.ts'
import { halvesOffers } from './markets/halves.ts'
import { lineOffers } from './markets/line-offers.ts'
import { lineBasis } from './markets/lines.ts'
import { orderOffers } from './markets/order.ts'
import { SCORE_OFFERS } from './markets/score.ts'
import { type FootballState, isFullTime, playBlock, quietBlock, startOfMatch } from './state.ts'
import { type FootballTables, prepareFixture } from './tables/prepare.ts'
import type { FootballRatings } from './thresholds.ts'

export type { FootballState } from './state.ts'
export type { FootballTables } from './tables/prepare.ts'
export type { FootballRatings } from './thresholds.ts'

const forecastIn = rememberedIn(forecastOf)

function openClaims(tables: FootballTables, state: FootballState, phase: BookPhase): ChancedClaim[] {
  if (isFullTime(state)) return []
  const forecast = forecastIn(tables, state)
  const offers = [
    ...SCORE_OFFERS,
    ...lineOffers(forecast, phase),
    ...halvesOffers(state),
    ...orderOffers(state),
    ...cornerOffers(),
  ]
  return withOnePrice(offers.map(offer => openOffer(forecast, offer)).filter(claim => claim !== null))
}

/**
 * Football of the book (sportsbook 2.2, 3.1 and 4.2): thirty blocks of three minutes, goals and corners. The match with the
 * most goals of a round needs the whole round and is not a claim of one fixture.
 */
export const football: SportModel<FootballRatings, FootballTables, FootballState> = {
  id: 'FOOT',
  version: 1,
  blocks: MATCH_BLOCKS,
  prepare: prepareFixture,
  start: startOfMatch,
  play: ({ thresholds }, state, block, word) => playBlock(thresholds, state, block, word),
  isOver: isFullTime,
  quiet: quietBlock,
  claims: openClaims,
  parts: (tables, claim, accepted, now) => claimParts(forecastIn(tables, now), claim, accepted),
  settle: settleClaim,
  basis: lineBasis,
  ...footballClock,
  board: footballBoard,
  winner: state => winnerOf(footballBoard(state), isFullTime(state)),
  incidents: footballIncidents,
}
