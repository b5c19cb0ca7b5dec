import type { StudioInput } from '@baize/api/studio/requests'
import type { BetsAnswer, BookBetState } from '@baize/api/studio/sports/bets'
import { sql } from 'kysely'
import type { Visit } from '../../visits.ts'
import type { SportsDependencies } from '../sports-dependencies.ts'
import { momentsOfDay } from './moments-of-day.ts'
import { readBets } from './read-bets.ts'

const betsOfPage = 30

/** States of bets as their player looks for them; what was refused or taken back is in no list. */
const statesOf: Readonly<Record<StudioInput<'book.bets'>['view'], readonly BookBetState[]>> = {
  open: ['betting', 'accepted'],
  settled: ['decided', 'voiding', 'settled', 'voided'],
  'cashed-out': ['cashing', 'cashed-out'],
}

/** A player's bets, the newest first, with the sums of all that the filter holds. */
export async function listBets(
  deps: Pick<SportsDependencies, 'db' | 'sheets' | 'outside'>,
  visit: Visit,
  { view, sport, day, zone = 'GMT', before }: StudioInput<'book.bets'>,
): Promise<BetsAnswer> {
  const { start = null, end = null } = day ? momentsOfDay(day, zone) : {}
  const filter = sql`
    b.user_id = ${visit.user_id} and b.state = any(${statesOf[view]}::text[])
    and (${start}::timestamptz is null or b.created_at >= ${start} and b.created_at < ${end})
    and (${sport ?? null}::text is null or exists (
      select from sports.leg l join sports.fixture f on f.id = l.fixture where l.bet_id = b.id and f.sport = ${sport ?? null}))`
  const [page, sums] = await Promise.all([
    sql<{ id: string }>`
      select b.id from sports.bet b
      where ${filter} and (${before ?? null}::uuid is null or (b.created_at, b.id) < (
        select created_at, id from sports.bet where id = ${before ?? null}::uuid))
      order by b.created_at desc, b.id desc limit ${betsOfPage}`.execute(deps.db),
    sql<{ bets: number; stake: bigint; payout: bigint }>`
      select count(*)::integer as bets, coalesce(sum(stake_units), 0)::bigint as stake, coalesce(sum(payout_units), 0)::bigint as payout
      from sports.bet b where ${filter}`.execute(deps.db),
  ])
  const ids = page.rows.map(({ id }) => id)
  const { bets, stake, payout } = sums.rows[0]!
  return {
    nowMs: deps.outside.now().getTime(),
    bets: await readBets(deps, { userId: visit.user_id, ids }),
    sums: { bets, stakeUnits: String(stake), payoutUnits: String(payout) },
    before: ids.length === betsOfPage ? ids.at(-1)! : null,
  }
}
