import type { WalletStatus } from '@baize/api/wallet-protocol'
import { sql } from 'kysely'
import { walletIds } from '../../wallet/wallet-moves.ts'
import type { LotteryDependencies } from '../lottery-dependencies.ts'

const retryAfterMs = 5_000
/** A refusal lasts until somebody mends its reason, such as a blocked wallet. */
const refusedRetryMs = 10 * 60_000

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

/**
 * Moves the money of pools until nothing is left that can be done now. What goes into a pool and back keeps its order. Wins
 * go beside it, since a wallet may refuse one for long, and each seed after a win of its draw.
 */
export async function movePools(deps: LotteryDependencies): Promise<void> {
  for (;;) {
    const due = await claim(deps)
    if (due.length === 0) return
    for (const move of due) await send(deps, move)
  }
}

/**
 * A share is paid once the slip that won it is settled. A part of sales notes what the pool owes to wins as it is first
 * sent: the answer to it counts that money, and it is not to be won again.
 */
async function claim({ db, outside }: LotteryDependencies): Promise<DueMove[]> {
  const now = outside.now()
  const { rows } = await sql<DueMove>`
    with due as (
      update studio.pool_move m set retry_at = ${new Date(now.getTime() + retryAfterMs)}::timestamptz,
        owed_units = case when m.move = 'in' then coalesce(m.owed_units, (
          select coalesce(sum(w.amount_units), 0) from studio.pool_move w
          where w.game_code = m.game_code and w.currency = m.currency and w.mode = m.mode
            and w.move = 'win' and w.done_at is null)) end
      where m.retry_at <= ${now}::timestamptz and m.done_at is null and case m.move
        when 'win' then exists (select from studio.slip s where s.id = m.slip_id and s.state = 'settled')
        when 'seed' then exists (
          select from studio.pool_move w
          where w.draw_id = m.draw_id and w.currency = m.currency and w.mode = m.mode
            and w.move = 'win' and w.done_at is not null)
        else m.position in (
          select distinct on (game_code, currency, mode) position from studio.pool_move
          where done_at is null and move in ('in', 'back') order by game_code, currency, mode, position)
        end
      returning m.*)
    select due.*, s.user_id, v.wallet_token
    from due left join studio.slip s on s.id = due.slip_id left join studio.visit v on v.id = s.visit_id`.execute(db)
  return rows
}

async function send({ db, wallet, outside, log }: LotteryDependencies, move: DueMove): Promise<void> {
  try {
    const { status, balance } = await wallet.pool(callOf(move))
    if (status !== 'OK') return await noteRefusal({ db, outside, log }, move, status)
    await db
      .updateTable('studio.pool_move')
      .set({ done_at: outside.now(), balance_units: BigInt(balance!), refusal: null })
      .where('id', '=', move.id)
      .execute()
  } catch (error) {
    log.warn({ err: error, move: move.id }, 'a move of a pool without a certain answer; it will be tried again')
  }
}

async function noteRefusal(
  { db, outside, log }: Pick<LotteryDependencies, 'db' | 'outside' | 'log'>,
  { id, user_id, amount_units }: DueMove,
  refusal: WalletStatus,
): Promise<void> {
  const detail = { move: id, user: user_id, units: amount_units?.toString(), refusal }
  log.error(detail, 'a move of a pool was refused; it will be tried again')
  await db
    .updateTable('studio.pool_move')
    .set({ refusal, retry_at: new Date(outside.now().getTime() + refusedRetryMs) })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .execute()
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
