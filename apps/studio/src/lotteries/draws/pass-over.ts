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
  const { skipped, voided } = await deps.db.transaction().execute(async tx => {
    const late = await lockLate(tx, now)
    const unsold = await skipUnsold(tx, late, now)
    const sold = late.filter(({ id }) => !unsold.has(id))
    return { skipped: unsold.size, voided: await voidDraws(tx, sold, 'LATE', now) }
  })
  if (skipped + voided > 0)
    deps.log.warn(
      { skipped, voided },
      'the time of draws passed, as while the house was closed; the schedule goes on from now',
    )
}

type DrawId = Pick<StoredDraw, 'id'>

const games = lotteryGames.map(({ code }) => code)
const lateMs = lotteryGames.map(({ prizeMode }) => lateAfterMs[prizeMode])

/** Draws without a result that are too late for one, locked in one order: two passes at once wait for each other. */
async function lockLate(tx: StudioTx, now: Date): Promise<DrawId[]> {
  const { rows } = await sql<DrawId>`
    select d.id
    from studio.draw d join unnest(${games}::text[], ${lateMs}::bigint[]) as g (code, late_ms) on g.code = d.game_code
    where d.state in ('SCHEDULED', 'SELLING', 'CLOSED')
      and d.draws_at < ${now}::timestamptz - interval '1 millisecond' * g.late_ms
    order by d.id for no key update of d`.execute(tx)
  return rows
}

/** Skips those without a slip; none is bought meanwhile, since a buyer holds the draw. @returns their ids */
async function skipUnsold(tx: StudioTx, draws: readonly DrawId[], now: Date): Promise<Set<bigint>> {
  if (draws.length === 0) return new Set()
  const { rows } = await sql<DrawId>`
    update studio.draw d set state = 'SKIPPED', settled_at = ${now}::timestamptz
    where d.id = any (${draws.map(({ id }) => id)}::bigint[]) and d.placed = 0
      and not exists (select from studio.slip s where s.draw_id = d.id)
    returning d.id`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}
