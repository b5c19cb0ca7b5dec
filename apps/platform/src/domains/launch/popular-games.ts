import type { GameCard, Language } from '@baize/api'
import type { Clock } from '@baize/server-kit/outside'
import type { Database } from '../../kernel/database/open-database.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { tables } from './tables.ts'

const windowMs = 7 * 86_400_000
const keptMs = 60_000

/** The most launched games of the last seven days, filled up with hot ones; worked out at most once a minute. */
export function createPopularGames(deps: { database: Database; catalogue: Catalogue; clock: Clock }) {
  const { database, catalogue, clock } = deps
  let kept: { codes: string[]; atMs: number } | null = null

  async function launchedCodes(): Promise<string[]> {
    const nowMs = clock.now().getTime()
    if (kept && nowMs - kept.atMs < keptMs) return kept.codes
    const rows = await tables(database.kysely)
      .selectFrom('launch.game_session')
      .select('game_code')
      .where('created_at', '>', new Date(nowMs - windowMs))
      .groupBy('game_code')
      .orderBy(eb => eb.fn.countAll(), 'desc')
      .orderBy('game_code')
      .limit(60)
      .execute()
    kept = { codes: rows.map(({ game_code }) => game_code), atMs: nowMs }
    return kept.codes
  }

  return async (count: number, language: Language): Promise<GameCard[]> => {
    const { byCode } = catalogue.snapshot
    const launched = (await launchedCodes()).filter(code => byCode.has(code))
    const hot = [...byCode.values()].filter(({ card }) => card.isHot).map(({ card }) => card.gameCode)
    const rest = [...byCode.keys()].slice(0, count)
    const codes = [...new Set([...launched, ...hot, ...rest])].slice(0, count)
    return codes.map(code => catalogue.cardOf(code, language)!)
  }
}
