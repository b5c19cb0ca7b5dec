import type { InputOf, Language, ResponseOf } from '@baize/api'
import type { Clock } from '@baize/server-kit/outside'
import { ApiError } from '../../kernel/api-error.ts'
import type { Database } from '../../kernel/database/open-database.ts'
import type { Catalogue } from './catalogue.ts'
import { cardIn } from './present.ts'
import { tables } from './tables.ts'

export interface FavouriteDependencies {
  database: Database
  catalogue: Catalogue
  clock: Clock
}

/** Games that members marked, each game once, newest first. */
export function createFavourites({ database: { kysely }, catalogue, clock }: FavouriteDependencies) {
  async function ids(memberId: bigint): Promise<string[]> {
    const rows = await tables(kysely)
      .selectFrom('catalogue.favourite')
      .select('node_id')
      .where('member_id', '=', memberId)
      .orderBy('marked_at', 'desc')
      .orderBy('node_id', 'desc')
      .execute()
    return rows.map(({ node_id }) => node_id.toString())
  }

  return {
    ids,

    /** A page of those of one type that are open today. */
    async list(
      memberId: bigint,
      { gameType, pageNo, pageSize }: InputOf<'catalogue.favouriteGames'>,
      language: Language,
    ): Promise<ResponseOf<'catalogue.favouriteGames'>> {
      const { byNodeId } = catalogue.snapshot
      const games = (await ids(memberId)).flatMap(id => byNodeId.get(id) ?? [])
      const own = games.filter(({ card }) => card.gameType === gameType)
      const from = (pageNo - 1) * pageSize
      return {
        content: own.slice(from, from + pageSize).map(game => cardIn(game, language)),
        totalPages: Math.ceil(own.length / pageSize),
      }
    },

    /** @throws ApiError game_unknown for a game that is not open, or not of that vendor and type */
    async add(memberId: bigint, { nodeId, vendor, gameType }: InputOf<'catalogue.addFavourite'>): Promise<void> {
      const card = catalogue.snapshot.byNodeId.get(nodeId)?.card
      if (card?.vassalage !== vendor || card.gameType !== gameType) throw new ApiError('game_unknown')
      await tables(kysely)
        .insertInto('catalogue.favourite')
        .values({ member_id: memberId, node_id: BigInt(nodeId), marked_at: clock.now() })
        .onConflict(conflict => conflict.doNothing())
        .execute()
    },

    async remove(memberId: bigint, { nodeId }: InputOf<'catalogue.removeFavourite'>): Promise<void> {
      await tables(kysely)
        .deleteFrom('catalogue.favourite')
        .where('member_id', '=', memberId)
        .where('node_id', '=', BigInt(nodeId))
        .execute()
    },
  }
}
