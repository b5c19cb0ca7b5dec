import type { InputOf, ResponseOf } from '@baize/api'
import type { TicketKind } from '@baize/api/loyalty'
import { toWire, UNITS_PER_WHOLE } from '@baize/money'
import { sql } from 'kysely'
import { ApiError } from '../../kernel/api-error.ts'
import type { Tx } from '../../kernel/database/open-database.ts'
import { keys } from '../ledger/index.ts'
import type { MissionsDependencies } from './dependencies.ts'
import { claimableUntil, periodAt } from './periods.ts'
import { tables } from './tables.ts'
import { missionTexts } from './texts.ts'

/**
 * Claims the reward of a mission whose target is reached, once a period, and adds to the ranking of the week.
 * @throws ApiError not_found, requirement_not_met, already_claimed, window_closed, account_blocked, and what
 * takeEligibly of promotions refuses
 */
export async function claimMission(
  deps: MissionsDependencies,
  memberId: bigint,
  { code, periodStart }: InputOf<'missions.claim'>,
): Promise<ResponseOf<'missions.claim'>> {
  const now = deps.clock.now()
  const { timeZone } = await deps.settings.recentBrand()
  const start = new Date(periodStart)
  const mission = await deps.database.transaction(async tx => {
    const row = await tables(tx)
      .selectFrom('missions.progress as p')
      .innerJoin('missions.mission as m', 'm.code', 'p.code')
      .selectAll('m')
      .select(['p.progress_units', 'p.claimed_at'])
      .where('p.member_id', '=', memberId)
      .where('p.code', '=', code)
      .where('p.period_start', '=', start)
      .forUpdate('p')
      .executeTakeFirst()
    if (!row) throw new ApiError('not_found')
    if (row.claimed_at) throw new ApiError('already_claimed')
    if (row.progress_units < row.target_units) throw new ApiError('requirement_not_met')
    const until = claimableUntil(row.period, start, timeZone)
    if (until && now >= until) throw new ApiError('window_closed')
    const reward = `mission:${code}:${start.toISOString()}`
    await deps.promotions.takeEligibly(tx, { memberId, reward, eligibility: row.eligibility })
    await tables(tx)
      .updateTable('missions.progress')
      .set({ claimed_at: now })
      .where('member_id', '=', memberId)
      .where('code', '=', code)
      .where('period_start', '=', start)
      .execute()
    await giveReward(deps, tx, memberId, start, row)
    await addScore(deps, tx, memberId, row.score, now)
    await deps.messages.send(tx, 'REWARDS', memberId, missionTexts('claimed', row.titles))
    return row
  })
  if (mission.reward_kind === 'MONEY') deps.wallet.tellBalance(memberId)
  return { reward: { kind: mission.reward_kind, amount: toWire(mission.reward_units), ticket: mission.ticket } }
}

interface Rewarding {
  code: string
  reward_kind: 'MONEY' | 'POINTS' | 'TICKET'
  reward_units: bigint
  ticket: TicketKind | null
  titles: Parameters<typeof missionTexts>[1]
}

async function giveReward(deps: MissionsDependencies, tx: Tx, memberId: bigint, start: Date, mission: Rewarding) {
  const { code, reward_kind, reward_units: units, ticket, titles } = mission
  const period = `${start.toISOString().slice(0, 16)}Z`
  const key = keys.mission(code, memberId, period)
  if (reward_kind === 'MONEY') {
    const award = { memberId, source: 'MISSION', titles, key, code: 'MISSION', units, multiple: 1 } as const
    await deps.promotions.award(tx, { ...award, reference: code })
  } else if (reward_kind === 'POINTS')
    await deps.points.grant(tx, { memberId, units, key: keys.points(key), code: 'POINTS_GRANT', reference: code })
  else
    await deps.promotions.grantTickets(tx, [{ memberId, kind: ticket!, count: units / UNITS_PER_WHOLE, source: key }])
}

async function addScore(deps: MissionsDependencies, tx: Tx, memberId: bigint, score: number, now: Date): Promise<void> {
  if (score === 0) return
  const { timeZone } = await deps.settings.recentBrand()
  await tables(tx)
    .insertInto('missions.week_score')
    .values({
      week_start: periodAt('WEEKLY', now, timeZone).start,
      ...{ member_id: memberId, score: BigInt(score), reached_at: now },
    })
    .onConflict(conflict =>
      conflict.columns(['week_start', 'member_id']).doUpdateSet({
        score: sql`missions.week_score.score + excluded.score`,
        reached_at: sql`excluded.reached_at`,
      }),
    )
    .execute()
}
