import type { InputOf, Language, ResponseOf } from '@baize/api'
import { toWire } from '@baize/money'
import { addDays, type DateRange, daysOf, startOfDay } from '../../../kernel/date-range.ts'
import { namedRange, spanOf } from '../../../kernel/named-range.ts'
import {
  driftsOf,
  gamesOf,
  heldBefore,
  type SeriesPoint,
  type Span,
  type StatedReturn,
  seriesOf,
} from '../../reports/index.ts'
import type { DeskDependencies } from '../dependencies.ts'
import { presentFlows } from './present-flows.ts'

type Answer = ResponseOf<'dashboard.series'>

const hourMs = 3_600_000
/** Up to so many hours are shown one by one: two days, one of which may have 25. */
const mostHours = 49
const shownGames = 10
const shownDrifts = 10
const digits = 2

/** Figures of some days step by step, and the games behind them. */
export async function readSeries(
  { database, clock, settings, catalogue, currency }: DeskDependencies,
  { range }: InputOf<'dashboard.series'>,
  { language }: { language: Language },
): Promise<Answer> {
  const [now, { timeZone, activeMinValidBet }] = [clock.now(), await settings.recentBrand()]
  const asked = namedRange(range, { timeZone, now })
  const days = { from: asked.from, until: addDays(asked.to, 1) }
  const span = spanIn(asked)
  const [pointAt, held, { games, gameTypes }] = await Promise.all([
    seriesOf(database, span, { currency, activeFrom: `${activeMinValidBet}.00` }),
    heldBefore(database, days.until, currency),
    gamesOf(database, days, { currency }),
  ])
  const nameOf = (gameCode: string) => ({ gameCode, gameName: catalogue.nameOf(gameCode, language) })
  const drift = driftsOf(games, gameCode => statedIn(catalogue, gameCode))
  const steps = stepsOf(asked, span, now, timeZone).map(({ key, at }) => ({ at, point: pointAt(key) }))
  return {
    ...{ ...spanOf(asked), asOf: now.toISOString(), step: span.step },
    points: withHeld(steps, held).map(presentPoint),
    gameTypes: gameTypes.map(({ gameType, bets, turnoverUnits, ggrUnits }) => ({
      ...{ gameType, bets, turnover: toWire(turnoverUnits), ggr: toWire(ggrUnits) },
    })),
    games: games.slice(0, shownGames).map(({ gameCode, bets, turnoverUnits, ggrUnits }) => ({
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

interface Step {
  at: Date
  point: SeriesPoint
}

/** Each step with what members held at its end, worked back from what they hold at the end of the last one. */
function withHeld(steps: readonly Step[], heldAtEnd: bigint): Step[] {
  let heldUnits = heldAtEnd
  return steps
    .toReversed()
    .map(({ at, point }) => {
      const step = { at, point: { ...point, heldUnits } }
      heldUnits -= point.heldUnits
      return step
    })
    .reverse()
}

const presentPoint = ({ at, point }: Step): Answer['points'][number] => ({
  ...{ at: at.toISOString(), ...presentFlows(point) },
  players: point.players === null ? null : Number(point.players),
  actives: point.actives === null ? null : Number(point.actives),
  ngrPerPlayer: point.revenuePerPlayerUnits === null ? null : toWire(point.revenuePerPlayerUnits),
})

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
