import type { Language, ResponseOf } from '@baize/api'
import { addEach, toWire, UNITS_PER_WHOLE } from '@baize/money'
import { daysOf, type ZonedRange } from '../../../kernel/date-range.ts'
import type { Sheet } from '../../../kernel/sheets/sheet.ts'
import { type Columns, sheetOf } from '../../../kernel/sheets/sheet-of.ts'
import type { TeamsDependencies } from '../dependencies.ts'
import { type Figures, figureCells, figureColumns, netWinUnits, noFigures, presentFigures } from '../figures.ts'
import { dayOf, figuresByPart, sizeOfTeam } from './by-day.ts'

type Overview = ResponseOf<'agents.overview'>

/** A team over some days, in all and day by day. The figures are what is known now. */
export async function overviewOf(
  { database: { kysely }, clock, settings, currency }: TeamsDependencies,
  agentId: bigint,
  { from, to, start, end, timeZone }: ZonedRange,
): Promise<Overview> {
  const { activeMinValidBet } = await settings.recentBrand()
  const range = { agentId, start, end, currency }
  const [size, known] = await Promise.all([
    sizeOfTeam(kysely, range, { activeUnits: BigInt(activeMinValidBet) * UNITS_PER_WHOLE, now: clock.now() }),
    figuresByPart(kysely, range, dayOf(timeZone)),
  ])
  const days = daysOf(from, to).map(day => ({ day, ...(known.get(day) ?? { ...noFigures, registered: 0 }) }))
  const total: Figures = days.reduce<Figures>(addEach, noFigures)
  return {
    from,
    to,
    ...size,
    registered: days.reduce((sum, { registered }) => sum + registered, 0),
    ...present(total),
    byDay: days.map(({ day, registered, ...figures }) => ({ day, registered, ...present(figures) })),
  }
}

const present = (figures: Figures) => ({ ...presentFigures(figures), netWin: toWire(netWinUnits(figures)) })

const columns: Columns = [['day', 'day'], ['registered', 'count'], ...figureColumns, ['net', 'money']]

/** The same day by day, as a file. */
export async function overviewFile(
  deps: TeamsDependencies,
  agentId: bigint,
  range: ZonedRange,
  language: Language,
): Promise<Sheet> {
  const { byDay } = await overviewOf(deps, agentId, range)
  const rows = byDay.map(row => [row.day, row.registered, ...figureCells(row), row.netWin])
  return sheetOf('team', range, language, { columns, rows })
}
