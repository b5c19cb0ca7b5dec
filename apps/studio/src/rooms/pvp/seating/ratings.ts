import { FIRST_RATING, ratingsAfter } from '@baize/game-kit/pvp/matchmaking/rating'
import type { MatchSettlement } from '@baize/game-kit/pvp/settlement/settle-match'
import { sql } from 'kysely'
import type { StudioDatabase, StudioTx } from '../../../studio-database.ts'

/** A member's rating in a duel. */
export async function ratingOf(db: StudioDatabase, userId: string, gameCode: string): Promise<number> {
  const row = await db
    .selectFrom('studio.duel_rating')
    .select('rating')
    .where('user_id', '=', userId)
    .where('game_code', '=', gameCode)
    .executeTakeFirst()
  return row?.rating ?? FIRST_RATING
}

/** A duel at a listed table that was paid. */
export interface PaidDuel {
  gameCode: string
  members: readonly [string, string]
  settlement: MatchSettlement
}

/** Moves the ratings of members after their duels, in the order of these, once with their payment. */
export async function noteRatings(tx: StudioTx, duels: readonly PaidDuel[]): Promise<void> {
  if (duels.length === 0) return
  const keyOf = (member: string, gameCode: string) => `${member} ${gameCode}`
  const rows = new Map(
    duels.flatMap(({ gameCode, members }) => members.map(member => [keyOf(member, gameCode), { member, gameCode }])),
  )
  // Locked in one order, so that two who meet again at once wait for one another.
  const wanted = [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
  const columns = sql`${wanted.map(({ member }) => member)}::text[], ${wanted.map(({ gameCode }) => gameCode)}::text[]`
  // A rating that is there stays, and is locked.
  const known = await sql<{ user_id: string; game_code: string; rating: number }>`
    insert into studio.duel_rating (user_id, game_code, rating)
    select user_id, game_code, ${FIRST_RATING}::float8 from unnest(${columns}) as n (user_id, game_code)
    on conflict (user_id, game_code) do update set game_code = excluded.game_code
    returning user_id, game_code, rating`.execute(tx)
  const ratings = new Map(known.rows.map(({ user_id, game_code, rating }) => [keyOf(user_id, game_code), rating]))
  for (const { gameCode, members, settlement } of duels) {
    const [first, second] = members.map(member => keyOf(member, gameCode)) as [string, string]
    const after = ratingsAfter([ratings.get(first)!, ratings.get(second)!], scoreOf(settlement.seats[0]!.netUnits))
    ratings.set(first, after[0]).set(second, after[1])
  }
  await sql`update studio.duel_rating d set rating = n.rating
    from unnest(${columns}, ${wanted.map(({ member, gameCode }) => ratings.get(keyOf(member, gameCode))!)}::float8[])
      as n (user_id, game_code, rating)
    where d.user_id = n.user_id and d.game_code = n.game_code`.execute(tx)
}

const scoreOf = (netUnits: number): 0 | 0.5 | 1 => (netUnits > 0 ? 1 : netUnits < 0 ? 0 : 0.5)
