import type { StudioRequest } from '@baize/api/studio/requests'
import type {
  BetsAnswer,
  BookLobby,
  BookProofAnswer,
  BookSettings,
  CashOutAnswer,
  CombinationAnswer,
  ListAnswer,
  PlaceAnswer,
  QuoteAnswer,
} from '@baize/api/studio/sports/bets'
import type { FixturePage, StandingRow } from '@baize/api/studio/sports/fixture-views'
import type { FixtureRecord } from '@baize/game-kit/book/verify/fixture-record'
import { type Outcome, StudioCalls } from '../kit/calls.ts'
import { readRecord } from './wire/read-record.ts'

/** The calls of the book's page. What moves money carries ids of its own, so that it may be repeated until it is answered. */
export class BookApi {
  readonly #calls: StudioCalls

  constructor(secret: string) {
    this.#calls = new StudioCalls(secret)
  }

  lobby(): Promise<Outcome<BookLobby>> {
    return this.#calls.send('book.lobby', {})
  }

  list(asked: StudioRequest<'book.list'>): Promise<Outcome<ListAnswer>> {
    return this.#calls.send('book.list', asked)
  }

  search(text: string): Promise<Outcome<ListAnswer>> {
    return this.#calls.send('book.search', { text })
  }

  fixture(id: string): Promise<Outcome<FixturePage>> {
    return this.#calls.send('book.fixture', { id })
  }

  results(asked: StudioRequest<'book.results'>): Promise<Outcome<ListAnswer>> {
    return this.#calls.send('book.results', asked)
  }

  standings(asked: StudioRequest<'book.standings'>): Promise<Outcome<{ season: number; rows: StandingRow[] }>> {
    return this.#calls.send('book.standings', asked)
  }

  quote(legs: StudioRequest<'book.quote'>['legs']): Promise<Outcome<QuoteAnswer>> {
    return this.#calls.send('book.quote', { legs })
  }

  combine(asked: StudioRequest<'book.combine'>): Promise<Outcome<CombinationAnswer>> {
    return this.#calls.send('book.combine', asked)
  }

  /** Once: the slip's page repeats it, and says meanwhile how it stands. */
  place(slip: StudioRequest<'book.place'>): Promise<Outcome<PlaceAnswer>> {
    return this.#calls.send('book.place', slip)
  }

  bets(asked: StudioRequest<'book.bets'>): Promise<Outcome<BetsAnswer>> {
    return this.#calls.send('book.bets', asked)
  }

  proof(asked: StudioRequest<'book.proof'>): Promise<Outcome<BookProofAnswer>> {
    return this.#calls.send('book.proof', asked)
  }

  /** The public record of a match, with every price; null while it is not decided. */
  record(fixture: string): Promise<Outcome<FixtureRecord | null>> {
    return readRecord(fixture)
  }

  cashOut(asked: StudioRequest<'book.cashOut'>): Promise<Outcome<CashOutAnswer>> {
    return this.#calls.sendUntilAnswered('book.cashOut', asked)
  }

  saveSettings(settings: BookSettings): Promise<Outcome<BookSettings>> {
    return this.#calls.sendUntilAnswered('book.saveSettings', settings)
  }
}
