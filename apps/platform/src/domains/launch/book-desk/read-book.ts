import type { InputOf, ResponseOf } from '@baize/api'
import type { DeskFixture, DeskMarket } from '@baize/api/book-desk-protocol'
import type { LaunchDependencies } from '../launch-game.ts'
import { iso, presentAct, presentBook, wire } from '../table-desk/present.ts'
import { askKeeper, keeperOf, refusalOf } from './ask-book.ts'

type Fixtures = ResponseOf<'bookDesk.fixtures'>
type Markets = ResponseOf<'bookDesk.markets'>

/** Competitions and fixtures of a book. @throws ApiError game_unknown, book_target_unknown, provider_unavailable */
export async function readFixtures(
  deps: LaunchDependencies,
  { gameCode, competition, show, page }: InputOf<'bookDesk.fixtures'>,
): Promise<Fixtures> {
  const fields = { game_code: gameCode, competition: competition ?? null, with_bets: show === 'bets', page }
  const reply = await askKeeper(deps, await keeperOf(deps, gameCode), 'fixtures', fields)
  if (reply.status !== 'OK') throw refusalOf(reply)
  return {
    competitions: reply.competitions.map(({ name, suspended, ...one }) => ({
      ...{ ...one, competitionName: name, suspended: suspended && presentAct(suspended) },
    })),
    fixtures: reply.fixtures.map(presentFixture),
    pages: reply.pages,
    serverTime: deps.clock.now().toISOString(),
  }
}

/** Lines of a fixture with bets. @throws ApiError game_unknown, book_target_unknown, provider_unavailable */
export async function readMarkets(
  deps: LaunchDependencies,
  { gameCode, fixture }: InputOf<'bookDesk.markets'>,
): Promise<Markets> {
  const reply = await askKeeper(deps, await keeperOf(deps, gameCode), 'markets', { game_code: gameCode, fixture })
  if (reply.status !== 'OK') throw refusalOf(reply)
  return { fixture: presentFixture(reply.fixture), markets: reply.markets.map(presentMarket) }
}

const presentFixture = ({ kick_off, suspended, books, ...one }: DeskFixture): Fixtures['fixtures'][number] => ({
  ...{ fixture: one.fixture, competition: one.competition, sport: one.sport, home: one.home, away: one.away },
  ...{ kickOff: iso(kick_off), state: one.state, block: one.block, blocks: one.blocks, score: one.score },
  suspended: suspended && presentAct(suspended),
  suspendedWithCompetition: one.suspended_with_competition,
  suspendedMarkets: one.suspended_markets,
  voidedMarkets: one.voided_markets,
  voidAsked: one.void_asked,
  books: books.map(({ singles, worst, worst_bound, parlays, parlays_bound, ...book }) => ({
    ...{ ...presentBook(book), singles: wire(singles), worst: wire(worst), worstBound: wire(worst_bound) },
    ...{ parlays: wire(parlays), parlaysBound: wire(parlays_bound) },
  })),
})

const presentMarket = ({ lines, ...market }: DeskMarket): Markets['markets'][number] => ({
  ...market,
  lines: lines.map(({ line4, bound, selections, ...book }) => ({
    ...{ ...presentBook(book), line4, bound: wire(bound) },
    selections: selections.map(({ selection, stake, payout, exposure }) => ({
      ...{ selection, stake: wire(stake), payout: wire(payout), exposure: wire(exposure) },
    })),
  })),
})
