import { sql } from 'kysely'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import { type Span, spanSql } from '../span.ts'

/** Count of payouts that took about the same time. */
interface Bucket {
  seconds: number
  payouts: bigint
}

/** Times from the request to the last part that was sent, in seconds, each at most one in a hundred off; null without payouts. */
export interface PayoutTimes {
  p50: number | null
  p90: number | null
}

/** Times of withdrawals that were paid in a range; those that send the rest of another one are left out. */
export async function payoutTimesOf(db: Queryable, span: Span, currency: string): Promise<PayoutTimes> {
  const { rows } = await sql<Bucket>`
    select reports.payout_seconds(bucket) as seconds, sum(payouts)::bigint as payouts
    from ${tableOf(span)} where ${spanSql(span).within} and currency = ${currency} group by bucket`.execute(db)
  return timesOf(rows)
}

/** The same for each step in which some were paid, by its moment in ISO form or its date. */
export async function payoutTimesBySteps(
  db: Queryable,
  span: Span,
  currency: string,
): Promise<Map<string, PayoutTimes>> {
  const { at, within } = spanSql(span)
  const { rows } = await sql<Bucket & { at: string }>`
    select ${at} as at, reports.payout_seconds(bucket) as seconds, payouts
    from ${tableOf(span)} where ${within} and currency = ${currency}`.execute(db)
  return new Map([...Map.groupBy(rows, row => row.at)].map(([step, buckets]) => [step, timesOf(buckets)]))
}

const tableOf = ({ step }: Span) => sql.table(`reports.payout_${step}`)

function timesOf(buckets: readonly Bucket[]): PayoutTimes {
  const sorted = buckets.toSorted((a, b) => a.seconds - b.seconds)
  return { p50: percentileOf(sorted, 50), p90: percentileOf(sorted, 90) }
}

/** The shortest time that at least so many in a hundred did not exceed. */
function percentileOf(sorted: readonly Bucket[], percent: number): number | null {
  const all = sorted.reduce((sum, { payouts }) => sum + payouts, 0n)
  let reached = 0n
  for (const { seconds, payouts } of sorted) {
    reached += payouts
    if (reached * 100n >= all * BigInt(percent)) return seconds
  }
  return null
}
