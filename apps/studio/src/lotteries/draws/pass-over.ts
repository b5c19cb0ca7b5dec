import { lotteryGame, lotteryGames } from '@baize/game-kit/lotteries/index'
import { sql } from 'kysely'
import type { StudioTx } from '../../studio-database.ts'
import type { LotteryDependencies, StoredDraw } from '../lottery-dependencies.ts'
import { voidDraws } from './void-draws.ts'

const minuteMs = 60_000
/** A result that comes later than this after its time voids the draw: minute games, and all others. */
const lateAfterMs = { ELOTT: 10 * minuteMs, LOTT: 120 * minuteMs, SEA: 120 * minuteMs } as const

export const isLate = (draw: StoredDraw, now: Date): boolean =>
  now.getTime() - draw.draws_at.getTime() > lateAfterMs[lotteryGame(draw.game_code).prizeMode]

/**
 * Goes past draws whose time is over, as it is after a long stop: those without a slip are skipped together, those with one
 * are void and paid back. One line tells of all of them, whoever else passes over them at the same moment; the schedule goes
 * on from now.
 */
export async function passOver(deps: LotteryDependencies): Promise<void> {
  const now = deps.outside.now()
  const { skipped, voided } = await deps.db.transaction().execute(async tx => ({
    skipped: await skipUnsold(tx, now),
    voided: await voidSold(tx, now),
  }))
  if (skipped + voided > 0)
    deps.log.warn(
      { skipped, voided },
      'the time of draws passed, as while the house was closed; the schedule goes on from now',
    )
}

const games = lotteryGames.map(({ code }) => code)
const lateMs = lotteryGames.map(({ prizeMode }) => lateAfterMs[prizeMode])

async function skipUnsold(tx: StudioTx, now: Date): Promise<number> {
  const { rows } = await sql`
    update studio.draw d set state = 'SKIPPED', settled_at = ${now}::timestamptz
    from unnest(${games}::text[], ${lateMs}::bigint[]) as g (code, late_ms)
    where d.game_code = g.code and d.state in ('SCHEDULED', 'SELLING', 'CLOSED') and d.placed = 0
      and d.closes_at < ${now}::timestamptz
      and d.draws_at < ${now}::timestamptz - interval '1 millisecond' * g.late_ms
      and not exists (select from studio.slip s where s.draw_id = d.id)
    returning d.id`.execute(tx)
  return rows.length
}

async function voidSold(tx: StudioTx, now: Date): Promise<number> {
  const closed = await tx
    .selectFrom('studio.draw')
    .selectAll()
    .where('state', 'in', ['SCHEDULED', 'SELLING', 'CLOSED'])
    .where('draws_at', '<', now)
    .execute()
  const late = closed.filter(draw => isLate(draw, now))
  return voidDraws(tx, late, 'LATE', now)
}
