import type { InputOf, Language, ResponseOf } from '@baize/api'
import { toWire } from '@baize/money'
import { addDays, type DateRange, daysOf, startOfDay } from '../../../kernel/date-range.ts'
import { driftsOf, gamesOf, type Span, type StatedReturn, seriesOf } from '../../reports/index.ts'
import type { DeskDependencies } from '../dependencies.ts'
import { namedRange, spanOf } from './named-range.ts'

type Answer = ResponseOf<'dashboard.series'>

const hourMs = 3_600_000
/** Up to so many hours are shown one by one: two days, one of which may have 25. */
const mostHours = 49
const shownGames = 10
const shownDrifts = 10
const digits = 2

/** Revenue and cash of some days step by step, and the games behind them. */
export async function readSeries(
  { database, clock, settings, catalogue, currency }: DeskDependencies,
  { range }: InputOf<'dashboard.series'>,
  { language }: { language: Language },
): Promise<Answer> {
  const [now, { timeZone }] = [clock.now(), await settings.recentBrand()]
  const asked = namedRange(range, { timeZone, now })
  const days = { from: asked.from, until: addDays(asked.to, 1) }
  const span = spanIn(asked)
  const [series, games] = await Promise.all([
    seriesOf(database, span, { currency }),
    gamesOf(database, days, { currency }),
  ])
  const nameOf = (gameCode: string) => ({ gameCode, gameName: catalogue.nameOf(gameCode, language) })
  const drift = driftsOf(games, gameCode => statedIn(catalogue, gameCode))
  return {
    ...{ ...spanOf(asked), asOf: now.toISOString(), step: span.step },
    points: stepsOf(asked, span, now, timeZone).map(({ key, at }) => {
      const { ggrUnits = 0n, ngrUnits = 0n, depositUnits = 0n, withdrawalUnits = 0n } = series.get(key) ?? {}
      const cash = { deposits: toWire(depositUnits), withdrawals: toWire(withdrawalUnits) }
      return { at: at.toISOString(), ggr: toWire(ggrUnits), ngr: toWire(ngrUnits), ...cash }
    }),
    games: games
      .sort((a, b) => compare(size(b.ggrUnits), size(a.ggrUnits)))
      .slice(0, shownGames)
      .map(({ gameCode, bets, turnoverUnits, ggrUnits }) => ({
        ...{ ...nameOf(gameCode), bets, turnover: toWire(turnoverUnits), ggr: toWire(ggrUnits) },
      })),
    drift: {
      tested: drift.tested,
      list: drift.list.slice(0, shownDrifts).map(({ gameCode, bets, isAlarm, ...percents }) => ({
        ...{ ...nameOf(gameCode), bets, isAlarm },
        statedPercent: percents.statedPercent.toFixed(digits),
        actualPercent: percents.actualPercent.toFixed(digits),
        marginPercent: percents.marginPercent.toFixed(digits),
      })),
    },
  }
}

const size = (units: bigint): bigint => (units < 0n ? -units : units)
const compare = (a: bigint, b: bigint): number => (a < b ? -1 : a > b ? 1 : 0)

/** What a game states, when it is closed too; null where members play one another. */
function statedIn({ snapshot }: DeskDependencies['catalogue'], gameCode: string): StatedReturn | null {
  const card = snapshot.everListed.get(gameCode)?.card
  if (!card || card.rtpPercent === null) return null
  return { percent: Number(card.rtpPercent), isVolatile: card.volatility === 'high' }
}

/** Hours are those of UTC; in zones that lie half an hour beside them the first one begins before the day. */
function spanIn({ from, to, start, end }: DateRange): Span {
  if (end.getTime() - start.getTime() > mostHours * hourMs) return { step: 'day', from, until: addDays(to, 1) }
  return { step: 'hour', from: new Date(Math.floor(start.getTime() / hourMs) * hourMs), until: end }
}

/** Every step of the range that has begun. */
function stepsOf({ from, to }: DateRange, span: Span, now: Date, timeZone: string): { key: string; at: Date }[] {
  if (span.step === 'day')
    return daysOf(from, to)
      .map(day => ({ key: day, at: startOfDay(day, timeZone) }))
      .filter(({ at }) => at <= now)
  const until = Math.min(span.until.getTime(), now.getTime() + 1)
  const count = Math.max(0, Math.ceil((until - span.from.getTime()) / hourMs))
  return Array.from({ length: count }, (_, hour) => {
    const at = new Date(span.from.getTime() + hour * hourMs)
    return { key: at.toISOString(), at }
  })
}
