import { sql } from 'kysely'
import type { StudioTx } from '../../studio-database.ts'
import type { Laid } from './check-slip.ts'

/** Whose chips: a player in the money of a book. */
export interface Player {
  roundId: bigint
  book: string
  userId: string
}

/** States of slips whose chips lie on the table. */
const onTheTable = ['betting', 'accepted'] as const

interface OwnRow {
  round_id: bigint
  user_id: string
  calls: string
  spots: Record<string, number> | null
}

/** What lies on rounds that are locked, read once for many slips and kept up as they are written. */
export class LaidUnits {
  readonly #own = new Map<string, { calls: number; spots: Map<string, number> }>()
  readonly #all = new Map<string, Map<string, number>>()

  static async read(tx: StudioTx, players: readonly Player[]): Promise<LaidUnits> {
    const laid = new LaidUnits()
    if (players.length === 0) return laid
    const { rows } = await sql<OwnRow>`
      select player.round_id, player.user_id, count(distinct s.id) as calls, json_object_agg(spot, units) filter (where spot is not null) as spots
      from (
        select distinct * from unnest(${players.map(({ roundId }) => roundId)}::bigint[],
          ${players.map(({ userId }) => userId)}::text[]) as player (round_id, user_id)) player
        join studio.table_slip s on s.table_round_id = player.round_id and s.user_id = player.user_id
        left join lateral (
          select p.spot, sum(p.units) as units
          from studio.table_slip on_it join studio.table_position p on p.slip_id = on_it.id
          where on_it.table_round_id = player.round_id and on_it.user_id = player.user_id and on_it.state = any(${onTheTable})
          group by p.spot) laid on true
      group by player.round_id, player.user_id`.execute(tx)
    for (const { round_id, user_id, calls, spots } of rows)
      laid.#own.set(`${round_id} ${user_id}`, { calls: Number(calls), spots: new Map(Object.entries(spots ?? {})) })
    const all = await tx
      .selectFrom('studio.table_exposure')
      .selectAll()
      .where(
        'round_id',
        'in',
        players.map(({ roundId }) => roundId),
      )
      .execute()
    for (const { round_id, book, spot, units } of all) laid.#spotsOf(round_id, book).set(spot, Number(units))
    return laid
  }

  of({ roundId, book, userId }: Player): Laid {
    const own = this.#ownOf(roundId, userId)
    return { calls: own.calls, own: own.spots, all: this.#spotsOf(roundId, book) }
  }

  add({ roundId, book, userId }: Player, positions: readonly { spot: string; units: bigint }[]): void {
    const own = this.#ownOf(roundId, userId)
    own.calls++
    for (const spots of [own.spots, this.#spotsOf(roundId, book)])
      for (const { spot, units } of positions) spots.set(spot, (spots.get(spot) ?? 0) + Number(units))
  }

  #ownOf(roundId: bigint, userId: string) {
    const key = `${roundId} ${userId}`
    const own = this.#own.get(key) ?? { calls: 0, spots: new Map<string, number>() }
    this.#own.set(key, own)
    return own
  }

  #spotsOf(roundId: bigint, book: string): Map<string, number> {
    const key = `${roundId} ${book}`
    const spots = this.#all.get(key) ?? new Map<string, number>()
    this.#all.set(key, spots)
    return spots
  }
}

/** Takes room on spots of rounds. */
export async function reserveRoom(
  tx: StudioTx,
  laid: readonly { roundId: bigint; book: string; spot: string; units: bigint }[],
): Promise<void> {
  await sql`
    insert into studio.table_exposure as e (round_id, book, spot, units)
    select round_id, book, spot, sum(units)
    from unnest(${laid.map(({ roundId }) => roundId)}::bigint[], ${laid.map(({ book }) => book)}::text[],
      ${laid.map(({ spot }) => spot)}::text[], ${laid.map(({ units }) => units)}::bigint[]) as c (round_id, book, spot, units)
    group by round_id, book, spot order by round_id, book, spot
    on conflict (round_id, book, spot) do update set units = e.units + excluded.units`.execute(tx)
}

/** Gives back the room that a slip took. */
export async function freeRoom(tx: StudioTx, { id }: { id: string }): Promise<void> {
  await sql`
    update studio.table_exposure e set units = e.units - p.units
    from studio.table_position p join studio.table_slip s on s.id = p.slip_id
    where s.id = ${id} and e.round_id = s.table_round_id and e.book = s.book and e.spot = p.spot`.execute(tx)
}
