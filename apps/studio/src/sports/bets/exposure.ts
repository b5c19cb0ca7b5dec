import { sql } from 'kysely'
import type { StudioTx } from '../../studio-database.ts'

/** What a bet may cost on one selection of a fixture. Lines of parlays and of members have one selection. */
export interface Cost {
  fixture: string
  book: string
  line: string
  selection: string
  stakeUnits: bigint
  payoutUnits: bigint
}

/** All parlays and systems through a fixture, all singles on it, and all open bets of one member on it. */
export const PARLAYS = 'parlays'
export const SINGLES = 'singles'
export const memberLine = (userId: string): string => `member:${userId}`
export const ALL = 'all'

const keyOf = ({ fixture, book, line }: Pick<Cost, 'fixture' | 'book' | 'line'>): string => `${fixture} ${book} ${line}`

/** What bets may cost on fixtures that are locked, read once for many bets and kept up as they are written. */
export class Exposure {
  readonly #lines = new Map<string, Map<string, { stakeUnits: bigint; payoutUnits: bigint }>>()

  static async read(tx: StudioTx, lines: readonly Pick<Cost, 'fixture' | 'book' | 'line'>[]): Promise<Exposure> {
    const exposure = new Exposure()
    if (lines.length === 0) return exposure
    const { rows } = await sql<{
      fixture: string
      book: string
      line: string
      selection: string
      stake_units: bigint
      payout_units: bigint
    }>`
      select e.* from sports.exposure e
      join (select distinct * from unnest(${lines.map(({ fixture }) => fixture)}::text[], ${lines.map(({ book }) => book)}::text[],
        ${lines.map(({ line }) => line)}::text[]) as wanted (fixture, book, line)) wanted using (fixture, book, line)`.execute(
      tx,
    )
    for (const { stake_units: stakeUnits, payout_units: payoutUnits, ...row } of rows)
      exposure.add({ ...row, stakeUnits, payoutUnits })
    return exposure
  }

  add(cost: Cost): void {
    const line = this.#lines.get(keyOf(cost)) ?? new Map()
    const before = line.get(cost.selection) ?? { stakeUnits: 0n, payoutUnits: 0n }
    line.set(cost.selection, {
      stakeUnits: before.stakeUnits + cost.stakeUnits,
      payoutUnits: before.payoutUnits + cost.payoutUnits,
    })
    this.#lines.set(keyOf(cost), line)
  }

  /** What it costs if a selection wins: its payouts less all stakes of its line. */
  ofSelection(cost: Pick<Cost, 'fixture' | 'book' | 'line' | 'selection'>): bigint {
    const line = this.#lines.get(keyOf(cost))
    if (!line) return 0n
    const stakes = line.values().reduce((sum, { stakeUnits }) => sum + stakeUnits, 0n)
    return (line.get(cost.selection)?.payoutUnits ?? 0n) - stakes
  }

  /** What all selections of a line would cost if every one of them won. */
  mostOf(line: Pick<Cost, 'fixture' | 'book' | 'line'>): bigint {
    const selections = this.#lines.get(keyOf(line))
    if (!selections) return 0n
    return selections.values().reduce((sum, { stakeUnits, payoutUnits }) => sum + payoutUnits - stakeUnits, 0n)
  }

  /** The payouts of a line together. */
  payoutsOf(line: Pick<Cost, 'fixture' | 'book' | 'line'>): bigint {
    const selections = this.#lines.get(keyOf(line))
    return selections ? selections.values().reduce((sum, { payoutUnits }) => sum + payoutUnits, 0n) : 0n
  }
}

/** Adds costs to what is stored; with `-1` takes them away again. */
export async function noteCosts(tx: StudioTx, costs: readonly Cost[], sign: 1 | -1): Promise<void> {
  if (costs.length === 0) return
  const signed = (units: bigint) => BigInt(sign) * units
  await sql`
    insert into sports.exposure as e (fixture, book, line, selection, stake_units, payout_units)
    select fixture, book, line, selection, sum(stake), sum(payout)
    from unnest(${costs.map(({ fixture }) => fixture)}::text[], ${costs.map(({ book }) => book)}::text[],
      ${costs.map(({ line }) => line)}::text[], ${costs.map(({ selection }) => selection)}::text[],
      ${costs.map(({ stakeUnits }) => signed(stakeUnits))}::bigint[], ${costs.map(({ payoutUnits }) => signed(payoutUnits))}::bigint[])
      as c (fixture, book, line, selection, stake, payout)
    group by fixture, book, line, selection order by fixture, book, line, selection
    on conflict (fixture, book, line, selection) do update
      set stake_units = e.stake_units + excluded.stake_units, payout_units = e.payout_units + excluded.payout_units`.execute(
    tx,
  )
}
