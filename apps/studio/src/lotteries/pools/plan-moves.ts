import { poolPercent } from '@baize/game-kit/lotteries/index'
import { sql } from 'kysely'
import type { StudioTx } from '../../studio-database.ts'
import type { StoredDraw } from '../lottery-dependencies.ts'
import { unitsPerCent } from '../lottery-dependencies.ts'

/** In the transaction that seals a book: its part of the sales is to go to the pool of each currency and book. */
export async function planContributions(tx: StudioTx, draw: StoredDraw, now: Date): Promise<void> {
  if (!draw.has_pool) return
  await sql`
    insert into studio.pool_move (id, draw_id, game_code, currency, mode, move, amount_units, retry_at)
    select 'pool:' || ${draw.id}::bigint || ':' || v.currency || ':' || v.mode || ':in', ${draw.id}, ${draw.game_code},
      v.currency, v.mode, 'in', floor(sum(s.cost_cents) * ${unitsPerCent * poolPercent} / 100), ${now}::timestamptz
    from studio.slip s join studio.visit v on v.id = s.visit_id
    where s.draw_id = ${draw.id} and s.state = 'accepted'
    group by v.currency, v.mode order by v.currency, v.mode`.execute(tx)
}

/** In the transaction that voids a draw: what its book gave to pools comes back. */
export async function planReturns(tx: StudioTx, { id }: Pick<StoredDraw, 'id'>, now: Date): Promise<void> {
  await sql`
    insert into studio.pool_move (id, draw_id, game_code, currency, mode, move, amount_units, retry_at)
    select replace(id, ':in', ':back'), draw_id, game_code, currency, mode, 'back', amount_units, ${now}::timestamptz
    from studio.pool_move where draw_id = ${id} and move = 'in' order by position`.execute(tx)
}

/** True when the parts of a draw are in their pools, so that it is known what those hold. */
export async function arePartsIn(tx: StudioTx, { id }: Pick<StoredDraw, 'id'>): Promise<boolean> {
  const waiting = await tx
    .selectFrom('studio.pool_move')
    .select('id')
    .where('draw_id', '=', id)
    .where('move', '=', 'in')
    .where('done_at', 'is', null)
    .executeTakeFirst()
  return !waiting
}

export interface PoolTicket {
  id: string
  shares: number
}

/**
 * In the transaction that settles a draw: winners share what their pool held once the draw's part was in it, each share
 * floored to cents; the rest stays, and a seed follows. What the pool owed to earlier winners stays theirs.
 */
export async function sharePools(
  tx: StudioTx,
  draw: StoredDraw,
  winners: readonly PoolTicket[],
  now: Date,
): Promise<void> {
  if (winners.length === 0) return
  await sql`
    update studio.ticket t set pool_cents = w.shares * ((m.balance_units - m.owed_units) / ${unitsPerCent}::bigint / w.all_shares)
    from (
        select w.id, w.shares, v.currency, v.mode,
          sum(w.shares) over (partition by v.currency, v.mode)::bigint as all_shares
        from unnest(${winners.map(({ id }) => id)}::text[], ${winners.map(({ shares }) => shares)}::bigint[])
          as w (id, shares)
        join studio.ticket own on own.id = w.id
        join studio.slip s on s.id = own.slip_id
        join studio.visit v on v.id = s.visit_id
      ) w
      join studio.pool_move m
        on m.draw_id = ${draw.id} and m.move = 'in' and m.currency = w.currency and m.mode = w.mode
    where t.id = w.id`.execute(tx)
  await sql`
    update studio.slip s set pool_cents = won.cents
    from (select slip_id, sum(pool_cents)::bigint as cents from studio.ticket
      where draw_id = ${draw.id} and pool_cents > 0 group by slip_id) won
    where s.id = won.slip_id and s.state = 'accepted'`.execute(tx)
  await sql`
    insert into studio.pool_move (id, draw_id, game_code, currency, mode, move, slip_id, amount_units, retry_at)
    select 'pool:' || s.id || ':win', s.draw_id, ${draw.game_code}, v.currency, v.mode, 'win', s.id,
      s.pool_cents * ${unitsPerCent}, ${now}::timestamptz
    from studio.slip s join studio.visit v on v.id = s.visit_id
    where s.draw_id = ${draw.id} and s.pool_cents > 0 order by s.id`.execute(tx)
  await sql`
    insert into studio.pool_move (id, draw_id, game_code, currency, mode, move, retry_at)
    select distinct 'pool:' || ${draw.id}::bigint || ':' || currency || ':' || mode || ':seed', ${draw.id}::bigint, game_code,
      currency, mode, 'seed', ${now}::timestamptz
    from studio.pool_move where draw_id = ${draw.id} and move = 'win'`.execute(tx)
}
