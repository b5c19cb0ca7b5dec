import type { Language, ResponseOf } from '@baize/api'
import { toWire } from '@baize/money'
import type { Selectable } from 'kysely'
import type { MissionsDependencies } from './dependencies.ts'
import { claimableUntil, periodAt } from './periods.ts'
import type { MissionsTables } from './tables.ts'
import { tables } from './tables.ts'

type Mission = Selectable<MissionsTables['missions.mission']>
type Progress = Selectable<MissionsTables['missions.progress']>
export type ShownMission = ResponseOf<'missions.summary'>['missions'][number]

const titleIn = ({ titles }: Mission, language: Language): string => titles[language] ?? titles.EN!

function present(
  mission: Mission,
  start: Date,
  progress: Progress | undefined,
  { language, timeZone }: { language: Language; timeZone: string },
): ShownMission {
  const done = progress?.progress_units ?? 0n
  const until = claimableUntil(mission.period, start, timeZone)
  return {
    ...{ code: mission.code, period: mission.period, metric: mission.metric, picture: mission.picture },
    title: titleIn(mission, language),
    periodStart: start.toISOString(),
    progress: toWire(done < 0n ? 0n : done),
    target: toWire(mission.target_units),
    reward: { kind: mission.reward_kind, amount: toWire(mission.reward_units), ticket: mission.ticket },
    score: mission.score,
    status: progress?.claimed_at ? 'CLAIMED' : done >= mission.target_units ? 'CLAIMABLE' : 'OPEN',
    claimUntil: until?.toISOString() ?? null,
  }
}

/**
 * The missions of the running periods, and rewards of past periods that can still be claimed.
 * A reward whose time is over is not among them.
 */
export async function listMissions(
  { database, clock, settings }: MissionsDependencies,
  memberId: bigint,
  language: Language,
): Promise<ShownMission[]> {
  const { kysely } = database
  const now = clock.now()
  const { timeZone } = await settings.recentBrand()
  const reader = { language, timeZone }
  const missions = await tables(kysely)
    .selectFrom('missions.mission')
    .selectAll()
    .where('enabled', '=', true)
    .orderBy('position')
    .orderBy('code')
    .execute()
  const rows = await tables(kysely)
    .selectFrom('missions.progress')
    .selectAll()
    .where('member_id', '=', memberId)
    .where(eb =>
      eb.or([eb('period_start', '>', new Date(now.getTime() - 15 * 86_400_000)), eb('period_start', '=', new Date(0))]),
    )
    .execute()
  const find = (code: string, start: Date) =>
    rows.find(row => row.code === code && row.period_start.getTime() === start.getTime())
  return missions.flatMap(mission => {
    const { start } = periodAt(mission.period, now, timeZone)
    const past = rows
      .filter(row => row.code === mission.code && row.period_start < start)
      .map(row => present(mission, row.period_start, row, reader))
      .filter(({ status, claimUntil }) => status === 'CLAIMABLE' && new Date(claimUntil!) > now)
    return [...past, present(mission, start, find(mission.code, start), reader)]
  })
}

/** Missions whose reward was claimed lately, newest first. */
export async function claimedMissions(
  { database }: MissionsDependencies,
  memberId: bigint,
  language: Language,
): Promise<{ title: string; time: Date; reward: ShownMission['reward'] }[]> {
  const rows = await tables(database.kysely)
    .selectFrom('missions.progress as p')
    .innerJoin('missions.mission as m', 'm.code', 'p.code')
    .selectAll('m')
    .select('p.claimed_at')
    .where('p.member_id', '=', memberId)
    .where('p.claimed_at', 'is not', null)
    .orderBy('p.claimed_at', 'desc')
    .limit(50)
    .execute()
  return rows.map(row => ({
    title: titleIn(row, language),
    time: row.claimed_at!,
    reward: { kind: row.reward_kind, amount: toWire(row.reward_units), ticket: row.ticket },
  }))
}
