import type { BookLimits } from '@baize/game-kit/book/bets/limits'
import { type RiskedSingles, WorstCell } from '@baize/game-kit/book/risk/worst-cell'
import { sql } from 'kysely'
import type { StudioDatabase, StudioTx } from '../../studio-database.ts'
import { type Exposure, SINGLES } from '../bets/exposure.ts'
import { readState } from '../play/states.ts'
import type { PricedLeg } from '../prices/price-leg.ts'
import type { StoredBet, StoredFixture } from '../sports-dependencies.ts'

interface Coming {
  fixture: StoredFixture
  book: string
  /** What the single may cost at the most. */
  costUnits: bigint
}

const keyOf = (fixture: string, book: string): string => `${fixture} ${book}`

/**
 * What is free below the bound of a fixture's worst cell. As long as all of its singles could win together within the bound no cell
 * is looked at, which is nearly always so; else they are read, with the fixture locked, and their worst cell is worked out.
 */
export class WorstCells {
  readonly #limits: BookLimits
  readonly #exposure: Exposure
  readonly #cells = new Map<string, WorstCell>()

  private constructor(limits: BookLimits, exposure: Exposure) {
    this.#limits = limits
    this.#exposure = exposure
  }

  static async read(
    tx: StudioTx,
    limits: BookLimits,
    exposure: Exposure,
    coming: readonly Coming[],
  ): Promise<WorstCells> {
    const cells = new WorstCells(limits, exposure)
    const all = Map.groupBy(coming, ({ fixture, book }) => keyOf(fixture.id, book))
    for (const [key, ofFixture] of all) {
      const { fixture, book } = ofFixture[0]!
      const taken = exposure.mostOf({ fixture: fixture.id, book, line: SINGLES })
      const most = ofFixture.reduce((sum, { costUnits }) => sum + costUnits, taken)
      if (most > limits.worstCell) cells.#cells.set(key, await readWorstCell(tx, fixture, book))
    }
    return cells
  }

  /** What one more single may win beside its stake, in units. */
  freeUnits(leg: PricedLeg, book: string): bigint {
    const { worstCell, payout } = this.#limits
    const cell = this.#cells.get(keyOf(leg.fixture.id, book))
    const free = worstCell - this.#exposure.mostOf({ fixture: leg.fixture.id, book, line: SINGLES })
    // No single costs more than a bet may pay.
    return cell && free < payout ? cell.freeUnits(leg, worstCell) : worstCell
  }

  add(leg: PricedLeg, book: string, bet: Pick<StoredBet, 'stake_units' | 'most_payout_units'>): void {
    const taken = { stakeUnits: bet.stake_units, payoutUnits: bet.most_payout_units, result: null }
    this.#cells.get(keyOf(leg.fixture.id, book))?.add({ ...leg, ...taken })
  }
}

/** The singles of a fixture that the house may have to pay, or paid; those that are refused, void or cashed out are none of them. */
export async function readWorstCell(
  db: StudioDatabase | StudioTx,
  { id, sport, state_now, state_before, window_at }: StoredFixture,
  book: string,
  now?: Date,
): Promise<WorstCell> {
  const { rows } = await sql<{
    claim: string
    market: string
    line4: number
    selection: string
    combined: RiskedSingles['combined'] | null
    basis: string
    result: RiskedSingles['result']
    stake: bigint
    payout: bigint
  }>`
    select l.claim, l.market, l.line4, l.selection, (array_agg(l.combined))[1] as combined, l.basis, l.result,
      sum(b.stake_units)::bigint as stake, sum(b.most_payout_units)::bigint as payout
    from sports.bet b join sports.leg l on l.bet_id = b.id
    where b.fixture = ${id} and b.kind = 'single' and b.book = ${book} and b.state in ('betting', 'accepted', 'decided', 'settled')
    group by l.claim, l.market, l.line4, l.selection, l.basis, l.result`.execute(db)
  // A block that is on show is not over yet for those who look on.
  const isOnShow = now !== undefined && window_at !== null && now < window_at && state_before !== null
  return new WorstCell(
    sport,
    readState((isOnShow ? state_before : state_now)!),
    rows.map(({ combined, stake, payout, ...row }) => ({
      ...{ ...row, combined: combined ?? undefined, stakeUnits: stake, payoutUnits: payout },
    })),
  )
}
