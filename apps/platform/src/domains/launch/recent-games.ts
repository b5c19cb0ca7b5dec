import type { InputOf, Language, ResponseOf } from '@baize/api'
import type { Clock } from '@baize/server-kit/outside'
import type { Database } from '../../kernel/database/open-database.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { tables } from './tables.ts'

/** How far back the list goes. */
const longest = 120

/** What a member launched, each game once, the latest first. */
export function createRecentGames(deps: { database: Database; catalogue: Catalogue; clock: Clock }) {
  const { database, catalogue, clock } = deps

  async function codes(memberId: bigint): Promise<string[]> {
    const rows = await tables(database.kysely)
      .selectFrom('launch.recent_game')
      .select('game_code')
      .where('member_id', '=', memberId)
      .orderBy('launched_at', 'desc')
      .limit(longest)
      .execute()
    return rows.map(({ game_code }) => game_code)
  }

  return {
    codes,

    async note(memberId: bigint, gameCode: string): Promise<void> {
      const launched_at = clock.now()
      await tables(database.kysely)
        .insertInto('launch.recent_game')
        .values({ member_id: memberId, game_code: gameCode, launched_at })
        .onConflict(conflict => conflict.columns(['member_id', 'game_code']).doUpdateSet({ launched_at }))
        .execute()
    },

    /** A page of those that are open today. */
    async list(
      memberId: bigint,
      { gameType, vassalage, pageNo, pageSize }: InputOf<'launch.recentGames'>,
      language: Language,
    ): Promise<ResponseOf<'launch.recentGames'>> {
      const cards = (await codes(memberId))
        .flatMap(code => catalogue.cardOf(code, language) ?? [])
        .filter(card => (!gameType || card.gameType === gameType) && (!vassalage || card.vassalage === vassalage))
      const from = (pageNo - 1) * pageSize
      return { list: cards.slice(from, from + pageSize), totalPages: Math.ceil(cards.length / pageSize) }
    },
  }
}
export type RecentGames = ReturnType<typeof createRecentGames>
