import { FIRST_RATING, ratingsAfter } from '@baize/game-kit/pvp/matchmaking/rating'
import type { MatchSettlement } from '@baize/game-kit/pvp/settlement/settle-match'
import type { StudioDatabase, StudioTx } from '../../../studio-database.ts'

/** A member's rating in a duel. */
export async function ratingOf(db: StudioDatabase | StudioTx, userId: string, gameCode: string): Promise<number> {
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
  for (const user_id of members.toSorted())
    await tx
      .insertInto('studio.duel_rating')
      .values({ user_id, game_code: gameCode, rating: FIRST_RATING })
      .onConflict(conflict => conflict.columns(['user_id', 'game_code']).doUpdateSet({ game_code: gameCode }))
      .execute()
  const [first, second] = members
  const before = [await ratingOf(tx, first, gameCode), await ratingOf(tx, second, gameCode)] as const
  const after = ratingsAfter(before, scoreOf(seats[0]!.netUnits))
  for (const [seat, user_id] of members.entries())
    await tx
      .updateTable('studio.duel_rating')
      .set({ rating: after[seat]! })
      .where('user_id', '=', user_id)
      .where('game_code', '=', gameCode)
      .execute()
}

const scoreOf = (netUnits: number): 0 | 0.5 | 1 => (netUnits > 0 ? 1 : netUnits < 0 ? 0 : 0.5)
