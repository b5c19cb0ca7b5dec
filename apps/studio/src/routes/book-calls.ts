import { ReceivedSlips } from '../sports/bets/receive/received-slips.ts'
import { cashOut } from '../sports/cash-out/cash-out.ts'
import { quote, quoteCombination } from '../sports/prices/quote.ts'
import type { BetDependencies } from '../sports/sports-dependencies.ts'
import { readFixture } from '../sports/views/fixture-page.ts'
import { readList, searchFixtures } from '../sports/views/list.ts'
import { listBets } from '../sports/views/list-bets.ts'
import { readLobby } from '../sports/views/lobby.ts'
import { proveBet } from '../sports/views/prove-bet.ts'
import { readBets } from '../sports/views/read-bets.ts'
import { readResults } from '../sports/views/results.ts'
import { saveSettings } from '../sports/views/settings.ts'
import { readStandings } from '../sports/views/standings.ts'
import { StudioError } from '../studio-error.ts'
import type { StudioHandlers } from './install-calls.ts'

/** Calls of the pages of the book, beside their stream. */
export const bookCalls = (deps: BetDependencies, slips = new ReceivedSlips(deps)) =>
  ({
    'book.lobby': (_nothing, visit) => readLobby(deps, visit),
    'book.list': (wanted, visit) => readList(deps, visit, wanted),
    'book.search': ({ text }, visit) => searchFixtures(deps, visit, text),
    'book.fixture': ({ id }) => readFixture(deps, id),
    'book.results': (wanted, visit) => readResults(deps, visit, wanted),
    'book.standings': ({ competition, season }) => readStandings(deps, competition, season),
    'book.quote': (legs, visit) => quote(deps, visit, legs),
    'book.combine': selections => quoteCombination(deps, selections),
    'book.place': (slip, visit, receivedAt) => slips.take(visit, slip, receivedAt),
    'book.bets': (wanted, visit) => listBets(deps, visit, wanted),
    async 'book.bet'({ id }, visit) {
      const [bet] = await readBets(deps, { userId: visit.user_id, ids: [id] })
      if (!bet) throw new StudioError('bet_unknown', { field: 'id' })
      return bet
    },
    'book.cashOut': (wanted, visit, receivedAt) => cashOut(deps, visit, wanted, receivedAt),
    'book.proof': (wanted, visit) => proveBet(deps, visit, wanted),
    'book.saveSettings': (settings, visit) => saveSettings(deps, visit.user_id, settings),
  }) satisfies Partial<StudioHandlers>
