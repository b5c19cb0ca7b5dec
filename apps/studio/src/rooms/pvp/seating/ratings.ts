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

/**
 * Moves the ratings of two members after a duel at a listed table, once with its payment. Two who meet again at once wait for
 * one another in the order of their ids.
 */
export async function noteRatings(
  tx: StudioTx,
  gameCode: string,
  members: readonly [string, string],
  { seats }: MatchSettlement,
): Promise<void> {
  const rows = members.toSorted().map(user_id => ({ user_id, game_code: gameCode, rating: FIRST_RATING }))
  // A rating that is there stays, and both rows are locked.
  const known = await tx
    .insertInto('studio.duel_rating')
    .values(rows)
    .onConflict(conflict => conflict.columns(['user_id', 'game_code']).doUpdateSet({ game_code: gameCode }))
    .returning(['user_id', 'rating'])
    .execute()
  const before = (member: string) => known.find(({ user_id }) => user_id === member)!.rating
  const [first, second] = members
  const [firstAfter, secondAfter] = ratingsAfter([before(first), before(second)], scoreOf(seats[0]!.netUnits))
  await sql`update studio.duel_rating set rating = case when user_id = ${first} then ${firstAfter}::float8 else ${secondAfter}::float8 end
    where game_code = ${gameCode} and user_id in (${first}, ${second})`.execute(tx)
}

const scoreOf = (netUnits: number): 0 | 0.5 | 1 => (netUnits > 0 ? 1 : netUnits < 0 ? 0 : 0.5)
