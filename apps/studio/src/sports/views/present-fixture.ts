import type { FixtureView, ScoreView, SideView } from '@baize/api/studio/sports/fixture-views'
import { modelOf, type SportState } from '@baize/game-kit/book/sports'
import { COMPETITIONS } from '@baize/game-kit/book/world/competitions'
import { shutMarkets } from '../bets/shut-markets.ts'
import { momentOf } from '../play/moment.ts'
import { readState } from '../play/states.ts'
import type { StoredFixture } from '../sports-dependencies.ts'

const sidesOf = new Map(COMPETITIONS.map(({ id, sides }) => [id, sides]))

/** How a side of a competition is called; null while it is not known which it is. */
export const sideOf = (competition: string, index: number | null): SideView | null =>
  index === null ? null : { index, name: sidesOf.get(competition)![index]!.name }

/** A fixture as everybody may know it at a moment: a block that is on show is not over yet. */
export function presentFixture(fixture: StoredFixture, now: Date): FixtureView {
  const { id, competition, sport, season, round, match, blocks, void_reason, kick_off, opens_at } = fixture
  const isOnShow = fixture.state === 'live' && now < fixture.window_at!
  const state = readState((isOnShow ? fixture.state_before : fixture.state_now)!)
  const moment = momentOf(fixture, now)
  const isPlaying = isOnShow || (fixture.state === 'live' && now >= fixture.closes_at!)
  return {
    ...{ id, competition, sport, season, round, match, blocks },
    home: sideOf(competition, fixture.home),
    away: sideOf(competition, fixture.away),
    kickOffMs: kick_off.getTime(),
    opensMs: opens_at.getTime(),
    state: fixture.state,
    block: isOnShow ? fixture.block - 1 : fixture.block,
    score: boardOf(fixture, state),
    isPlaying,
    closesMs: fixture.state === 'live' && !isOnShow ? fixture.closes_at!.getTime() : null,
    nextMs: isOnShow ? fixture.window_at!.getTime() : null,
    suspended: moment?.suspended ?? null,
    suspendedMarkets: shutMarkets(fixture),
    voidReason: void_reason,
  }
}

export const boardOf = ({ sport }: Pick<StoredFixture, 'sport'>, state: SportState): ScoreView =>
  modelOf(sport).board(state)
