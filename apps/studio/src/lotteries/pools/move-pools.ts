import { type RawBuilder, sql } from 'kysely'
import { walletIds } from '../../wallet-moves.ts'
import type { LotteryDependencies } from '../lottery-dependencies.ts'

const retryAfterMs = 5_000

interface DueMove {
  id: string
  draw_id: bigint
  game_code: string
  currency: string
  mode: 'real' | 'play'
  move: 'in' | 'back' | 'seed' | 'win'
  amount_units: bigint | null
  slip_id: string | null
  user_id: string | null
  wallet_token: string | null
}

/** Moves the money of pools until nothing is left that can be done now: the oldest move of each pool first. */
export async function movePools(deps: LotteryDependencies): Promise<void> {
  for (;;) {
    const due = await claim(deps)
    if (due.length === 0) return
    for (const move of due) await send(deps, move)
  }
}

/** A share is paid once the slip that won it is settled. */
async function claim({ db, outside }: LotteryDependencies): Promise<DueMove[]> {
  const now = outside.now()
  const oldest: RawBuilder<unknown> = sql`
    select distinct on (game_code, currency, mode) position from studio.pool_move
    where done_at is null order by game_code, currency, mode, position`
  const { rows } = await sql<DueMove>`
    with due as (
      update studio.pool_move m set retry_at = ${new Date(now.getTime() + retryAfterMs)}::timestamptz
      where m.position in (${oldest}) and m.retry_at <= ${now}::timestamptz and m.done_at is null
        and (m.slip_id is null or exists (select from studio.slip s where s.id = m.slip_id and s.state = 'settled'))
      returning m.*)
    select due.*, s.user_id, v.wallet_token
    from due left join studio.slip s on s.id = due.slip_id left join studio.visit v on v.id = s.visit_id`.execute(db)
  return rows
}

async function send({ db, wallet, outside, log }: LotteryDependencies, move: DueMove): Promise<void> {
  try {
    const { status, balance } = await wallet.pool(callOf(move))
    if (status !== 'OK')
      return log.error({ move: move.id, status }, 'a move of a pool was refused; it will be tried again')
    await db
      .updateTable('studio.pool_move')
      .set({ done_at: outside.now(), balance_units: BigInt(balance!) })
      .where('id', '=', move.id)
      .execute()
  } catch (error) {
    log.warn({ err: error, move: move.id }, 'a move of a pool without a certain answer; it will be tried again')
  }
}

function callOf({ id, draw_id, game_code, currency, mode, ...move }: DueMove) {
  const common = { transaction_uuid: id, round: `draw:${draw_id}`, game_code, currency, play_mode: mode }
  switch (move.move) {
    case 'seed':
      return { ...common, move: 'seed' as const }
    case 'win':
      return {
        ...{ ...common, move: 'win' as const, amount: Number(move.amount_units) },
        ...{ token: move.wallet_token!, user: move.user_id!, bet_transaction: walletIds(move.slip_id!).bet },
      }
    default:
      return { ...common, move: move.move, amount: Number(move.amount_units) }
  }
}
