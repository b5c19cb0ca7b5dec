import { parseAmount } from '@baize/money'
import { sql } from 'kysely'
import type { Database } from '../../kernel/database/open-database.ts'
import {
  depositsOf,
  grossRevenue,
  type MoneySums,
  netOfBrand,
  netRevenue,
  type PlaySums,
  revenuePerPlayer,
  withdrawalsOf,
} from './formulas.ts'
import { membersOf } from './members/members.ts'
import { type Newcomers, newcomersOf } from './newcomers/newcomers.ts'
import { type PayoutTimes, payoutTimesOf } from './payouts/payout-times.ts'
import type { DayRange } from './span.ts'
import { tables } from './tables.ts'

/** Figures of a range in one currency, in units where they are money. */
export interface Figures {
  turnoverUnits: bigint
  payoutUnits: bigint
  validUnits: bigint
  ggrUnits: bigint
  ngrUnits: bigint
  netOfBrandUnits: bigint
  depositUnits: bigint
  withdrawalUnits: bigint
  /** Members with a settled bet. */
  players: bigint
  /** Members whose valid bet came to the least that counts as active. */
  actives: bigint
  revenuePerPlayerUnits: bigint | null
  newcomers: Newcomers
  payoutTimes: PayoutTimes
  /** What members hold at the end of the range, as far as it is counted. */
  heldByMembersUnits: bigint
  /** When a fact of the range came more than two hours late for the last time; null where none did. */
  restatedAt: Date | null
}

/**
 * Figures of some days from the sums of their days alone.
 * @param activeFrom valid bet from which a member counts as active, such as `100.00`
 */
export async function figuresOf(
  { kysely }: Pick<Database, 'kysely'>,
  { from, until }: DayRange,
  { currency, activeFrom }: { currency: string; activeFrom: string },
): Promise<Figures> {
  const [{ restatedAt, ...play }, money, members, newcomers, payoutTimes, heldByMembersUnits] = await Promise.all([
    playOf(kysely, { from, until }, currency),
    moneyOf(kysely, { from, until }, currency),
    membersOf(kysely, { from, until }, { currency, activeUnits: parseAmount(activeFrom) }),
    newcomersOf(kysely, { step: 'day', from, until }),
    payoutTimesOf(kysely, { step: 'day', from, until }, currency),
    heldBefore({ kysely }, until, currency),
  ])
  const ngrUnits = netRevenue(play, money)
  return {
    turnoverUnits: play.stakeUnits,
    payoutUnits: play.payoutUnits,
    validUnits: play.validUnits,
    ggrUnits: grossRevenue(play, money),
    ngrUnits,
    netOfBrandUnits: netOfBrand(play, money),
    depositUnits: depositsOf(money),
    withdrawalUnits: withdrawalsOf(money),
    ...members,
    revenuePerPlayerUnits: revenuePerPlayer(ngrUnits, members.players),
    ...{ newcomers, payoutTimes, heldByMembersUnits },
    restatedAt,
  }
}

type Kysely = Database['kysely']

async function playOf(kysely: Kysely, { from, until }: DayRange, currency: string) {
  const { rows } = await sql<PlaySums & { restatedAt: Date | null }>`
    select coalesce(sum(stake_units), 0)::bigint as "stakeUnits", coalesce(sum(payout_units), 0)::bigint as "payoutUnits",
      coalesce(sum(valid_units), 0)::bigint as "validUnits", max(restated_at) as "restatedAt"
    from reports.play_day where currency = ${currency} and day >= ${from} and day < ${until}`.execute(kysely)
  return rows[0]!
}

async function moneyOf(kysely: Kysely, { from, until }: DayRange, currency: string): Promise<MoneySums> {
  const { rows } = await sql<{ flow: string; units: bigint; memberUnits: bigint }>`
    select code || ' ' || debit_kind || '>' || credit_kind as flow, sum(units)::bigint as units,
      sum(member_units)::bigint as "memberUnits"
    from reports.money_day where currency = ${currency} and day >= ${from} and day < ${until} group by 1`.execute(
    kysely,
  )
  return new Map(rows.map(({ flow, ...sums }) => [flow, sums]))
}

/** Sum of what members hold at the end of all days before one. */
export async function heldBefore(
  { kysely }: Pick<Database, 'kysely'>,
  until: string,
  currency: string,
): Promise<bigint> {
  const { units } = await tables(kysely)
    .selectFrom('reports.held_day')
    .select(sql<bigint>`coalesce(sum(member_units), 0)::bigint`.as('units'))
    .where('currency', '=', currency)
    .where('day', '<', until)
    .executeTakeFirstOrThrow()
  return units
}
