import { sql } from 'kysely'
import type { SportsDependencies } from '../sports-dependencies.ts'

/** Bets are counted so long after they ended, when every transaction that ended one is over. */
const lagMs = 60_000
/** From so many bets on a difference says something (sportsbook 6). */
const fewestJudged = 1_000
/** Chance alone carries a return beyond this many standard deviations once in sixteen thousand times. */
export const MOST_DEVIATIONS = 4

interface Take {
  book: string
  sport: string
  class: string
  month: string
  bets: bigint
  expect: string
  back: string
  variance: number
}

/**
 * Counts the bets that ended since the last time, each once, by sport, class and month. What differs from mathematics by more than
 * chance allows is an alarm. Void bets are in no sum, but for claims whose part of the match was not played: that they come back is
 * among what mathematics expects.
 */
export async function countReturns({ db, outside, log }: Pick<SportsDependencies, 'db' | 'outside' | 'log'>) {
  const until = new Date(outside.now().getTime() - lagMs)
  const { rows } = await sql<Take>`
    with mark as (select counted_until from sports.take_mark where counted_until < ${until}::timestamptz for update skip locked),
    moved as (update sports.take_mark t set counted_until = ${until}::timestamptz from mark),
    ended as (
      select b.*, date_trunc('month', b.settled_at at time zone 'UTC')::date as month, l.sport,
        case b.kind when 'single' then l.class when 'parlay' then 'PARLAY' else 'SYSTEM' end as bet_class
      from mark join sports.bet b on b.settled_at > mark.counted_until and b.settled_at <= ${until}::timestamptz
        and (b.state in ('settled', 'cashed-out') or (b.state = 'voided' and b.void_reason = 'NOT_PLAYED'))
      cross join lateral (
        select case when count(distinct f.sport) = 1 then min(f.sport) else 'MIXED' end as sport, min(l.market_class) as class
        from sports.leg l join sports.fixture f on f.id = l.fixture where l.bet_id = b.id) l),
    counted as (
      select book, sport, bet_class as class, month, stake_units, expect_units, coalesce(fair_units, payout_units) as back, variance
      from ended
      union all
      select book, sport, 'CASHED_OUT', month, stake_units, fair_units * 97 / 100, payout_units, 0
      from ended where state = 'cashed-out')
    insert into sports.take as t (book, sport, class, month, bets, stake_units, expect_units, back_units, variance)
    select book, sport, class, month, count(*), sum(stake_units), sum(expect_units), sum(back), sum(variance)
    from counted group by book, sport, class, month
    on conflict (book, sport, class, month) do update set bets = t.bets + excluded.bets, stake_units = t.stake_units + excluded.stake_units,
      expect_units = t.expect_units + excluded.expect_units, back_units = t.back_units + excluded.back_units,
      variance = t.variance + excluded.variance
    returning book, sport, class, month::text, bets, expect_units::text as expect, back_units::text as back, variance`.execute(
    db,
  )
  for (const take of rows) {
    const deviations = deviationsOf(take)
    if (deviations !== null && Math.abs(deviations) > MOST_DEVIATIONS)
      log.error(
        { ...take, bets: Number(take.bets), deviations },
        'alarm: the book returns what chance does not explain',
      )
  }
}

/** How far returns lie from mathematics, in standard deviations; null below a thousand bets. */
export function deviationsOf({
  bets,
  expect,
  back,
  variance,
}: Pick<Take, 'bets' | 'expect' | 'back' | 'variance'>): number | null {
  if (bets < BigInt(fewestJudged) || variance <= 0) return null
  return (Number(back) - Number(expect)) / Math.sqrt(variance)
}
