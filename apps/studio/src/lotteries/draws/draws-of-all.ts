import type { LotteryDraws } from '@baize/api/wallet/draws'
import {
  defaultSeries,
  hasSeries,
  highestSeries,
  lotteryGame,
  lotteryGames,
  lowestSeries,
} from '@baize/game-kit/lotteries/index'
import { sql } from 'kysely'
import type { LotteryDependencies } from '../lottery-dependencies.ts'

interface ReadDraws {
  next: { issue: string; opens_at: string; closes_at: string; draws_at: string } | null
  results: { issue: string; numbers: string[]; drawn_at: string }[]
}

/** The coming draw of each lottery and its latest results, newest first, in one question whatever their number. */
export async function drawsOfAll(
  { db, outside }: Pick<LotteryDependencies, 'db' | 'outside'>,
  results: number,
  codes: readonly string[] = lotteryGames.map(({ code }) => code),
): Promise<LotteryDraws[]> {
  const { rows } = await sql<{ code: string } & ReadDraws>`
    with coming as (
      select distinct on (game_code) game_code, issue, opens_at, closes_at, draws_at from studio.draw
      where state in ('SCHEDULED', 'SELLING', 'CLOSED', 'SEALED') and draws_at > ${outside.now()}
      order by game_code, draws_at)
    select game.code,
      case when coming.issue is not null then to_jsonb(coming) end as next,
      (select coalesce(jsonb_agg(latest), '[]') from
        (select issue, result as numbers, draws_at as drawn_at from studio.draw
         where game_code = game.code and result is not null and state <> 'VOIDED'
         order by draws_at desc limit ${results}) latest) as results
    from unnest(${codes}::text[]) as game (code) left join coming on coming.game_code = game.code`.execute(db)
  const byCode = new Map(rows.map(row => [row.code, row]))
  return codes.map(code => {
    const { next, results: held } = byCode.get(code)!
    const { format } = lotteryGame(code)
    return {
      game_code: code,
      format,
      series: hasSeries(format) ? { min: lowestSeries, max: highestSeries, default: defaultSeries } : null,
      next: next && {
        issue: next.issue,
        opens_at: Date.parse(next.opens_at),
        closes_at: Date.parse(next.closes_at),
        draws_at: Date.parse(next.draws_at),
      },
      results: held.map(({ issue, numbers, drawn_at }) => ({ issue, numbers, drawn_at: Date.parse(drawn_at) })),
    }
  })
}
