import type { GameCard, InputOf, Language, ResponseOf } from '@baize/api'
import { searchKey } from '@baize/api/search-key'
import { toWire } from '@baize/money'
import type { Clock } from '@baize/server-kit/outside'
import type { Selectable } from 'kysely'
import type { Database } from '../../../kernel/database/open-database.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import type { RoundsTables } from '../tables.ts'
import { tables } from '../tables.ts'
import { actualReturn } from './return-interval.ts'

type Returns = ResponseOf<'rounds.gameReturns'>
type Total = Selectable<RoundsTables['rounds.game_total']>

const keptMs = 30_000

/** Each open game's stated return beside what it has returned in real money, the most played first. */
export function createGameReturns(deps: { database: Database; catalogue: Catalogue; clock: Clock; currency: string }) {
  const { database, catalogue, clock, currency } = deps
  let kept: { games: { text: string; row: Returns['games'][number] }[]; atMs: number } | null = null

  async function read() {
    const rows = await tables(database.kysely)
      .selectFrom('rounds.game_total')
      .selectAll()
      .where('currency', '=', currency)
      .execute()
    const totals = new Map(rows.map(row => [row.game_code, row]))
    return [...catalogue.snapshot.byCode.values()]
      .flatMap(({ card, deviation, searchKey: names }) => {
        const { rtpPercent } = card
        // Members play one another for what they bring: no return is stated there.
        if (rtpPercent === null) return []
        const text = `${names} ${searchKey(card.vendorName)}`
        return [{ text, row: present({ ...card, rtpPercent }, deviation, totals.get(card.gameCode)) }]
      })
      .sort((a, b) => b.row.rounds - a.row.rounds)
  }

  return async ({ search, pageNo, pageSize }: InputOf<'rounds.gameReturns'>, language: Language): Promise<Returns> => {
    const atMs = clock.now().getTime()
    if (!kept || atMs - kept.atMs > keptMs) kept = { games: await read(), atMs }
    const words = searchKey(search).split(' ').filter(Boolean)
    const found = kept.games.filter(({ text }) => words.every(word => text.includes(word)))
    const from = (pageNo - 1) * pageSize
    return {
      games: found
        .slice(from, from + pageSize)
        .map(({ row }) => ({ ...row, gameName: catalogue.nameOf(row.gameCode, language) })),
      totalPages: Math.ceil(found.length / pageSize),
      totalCount: found.length,
    }
  }
}

function present(
  card: GameCard & { rtpPercent: string },
  deviation: number | null,
  total: Total | undefined,
): Returns['games'][number] {
  const sums = total && {
    rounds: Number(total.rounds),
    stake: Number(total.stake_units),
    payout: Number(total.payout_units),
    stakeSquares: Number(total.stake_squares),
  }
  const actual = sums && actualReturn(sums, Number(card.rtpPercent), deviation)
  const { gameCode, gameName, vendorName, gameType, rtpPercent } = card
  return {
    ...{ gameCode, gameName, vendorName, gameType, rtpPercent },
    rounds: Number(total?.rounds ?? 0n),
    turnover: toWire(BigInt(total?.stake_units ?? 0)),
    payout: toWire(BigInt(total?.payout_units ?? 0)),
    actualPercent: actual?.percent.toFixed(2) ?? null,
    marginPercent: actual?.marginPercent?.toFixed(2) ?? null,
    verdict: actual?.verdict ?? null,
  }
}
