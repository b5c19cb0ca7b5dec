import type { ResponseOf } from '@baize/api'
import { leaderboardLength } from '@baize/api/loyalty'
import { sql } from 'kysely'
import { maskAccount } from '../../kernel/mask-account.ts'
import { usernamesOf } from '../identity/index.ts'
import type { MissionsDependencies } from './dependencies.ts'
import { periodAt } from './periods.ts'
import { tables } from './tables.ts'

/** The ranking of the week by mission points, and the caller's own place; of equal scores the earlier stands higher. */
export async function readLeaderboard(
  { database, clock, settings }: MissionsDependencies,
  memberId: bigint,
): Promise<ResponseOf<'missions.leaderboard'>> {
  const { kysely } = database
  const { timeZone } = await settings.recentBrand()
  const { start, end } = periodAt('WEEKLY', clock.now(), timeZone)
  const top = await tables(kysely)
    .selectFrom('missions.week_score')
    .selectAll()
    .where('week_start', '=', start)
    .orderBy('score', 'desc')
    .orderBy('reached_at')
    .orderBy('member_id')
    .limit(leaderboardLength)
    .execute()
  const names = await usernamesOf(
    kysely,
    top.map(row => row.member_id),
  )
  const { rows } = await sql<{ score: bigint; rank: bigint }>`
    select o.score, 1 + (select count(*) from missions.week_score w where w.week_start = o.week_start
      and (w.score > o.score or (w.score = o.score and (w.reached_at, w.member_id) < (o.reached_at, o.member_id)))) as rank
    from missions.week_score o where o.week_start = ${start} and o.member_id = ${memberId}`.execute(kysely)
  const own = rows[0]
  return {
    weekStart: start.toISOString(),
    weekEnd: end!.toISOString(),
    list: top.map((row, place) => ({
      rank: place + 1,
      player: maskAccount(names.get(row.member_id) ?? '***'),
      score: Number(row.score),
      own: row.member_id === memberId,
    })),
    own: own ? { rank: Number(own.rank), score: Number(own.score) } : { rank: null, score: 0 },
  }
}
