import { toHex } from '@baize/game-kit'
import { type PricedClaim, priceClaims } from '@baize/game-kit/book/odds/price'
import { sheetText } from '@baize/game-kit/book/odds/sheet-text'
import type { BookPhase } from '@baize/game-kit/book/sport-model'
import { modelOf, ratingsOf, type SportState, type SportTables } from '@baize/game-kit/book/sports'
import { sha256 } from '@baize/game-kit/node/crypto'
import { kept } from '../play/kept.ts'
import { textOfState } from '../play/states.ts'
import type { StoredFixture } from '../sports-dependencies.ts'

/** Tables of so many fixtures are kept, all that are on sale or in play at once; to work one out takes milliseconds. */
const tablesKept = 300
/** Sheets of the last states, for tokens of those and for many who look at one. */
const sheetsKept = 1_000

/** All prices of one state of a fixture: a pure function of its figures and of the state. */
export interface Sheet {
  prices: PricedClaim[]
  /** Hex SHA-256 of its text. */
  hash: string
}

type Rated = Pick<StoredFixture, 'id' | 'sport' | 'ratings'>

/** Prices of fixtures, worked out when somebody asks and kept for a while. */
export class Sheets {
  readonly #tables = new Map<string, SportTables>()
  readonly #sheets = new Map<string, Sheet>()

  /** What a fixture's prices are worked out from. @throws TypeError for one whose sides are not known */
  tables({ id, sport, ratings }: Rated): SportTables {
    return kept(this.#tables, tablesKept, id, () =>
      modelOf(sport).prepare(ratingsOf(sport, ratings!.home, ratings!.away)),
    )
  }

  of(fixture: Rated, state: SportState, phase: BookPhase): Sheet {
    return kept(this.#sheets, sheetsKept, `${fixture.id} ${phase} ${textOfState(state)}`, () => {
      const claims = modelOf(fixture.sport).claims(this.tables(fixture), state, phase)
      const prices = priceClaims(claims, phase)
      return { prices, hash: toHex(sha256(new TextEncoder().encode(sheetText(prices)))) }
    })
  }
}
