import type { InputOf, ResponseOf } from '@baize/api'
import { toWire } from '@baize/money'
import { addDays, type DateRange } from '../../../kernel/date-range.ts'
import { namedRange, rangeBefore, spanOf } from '../../../kernel/named-range.ts'
import { depositConversion, depositWithinMs, type Figures, figuresOf } from '../../reports/index.ts'
import type { DeskDependencies } from '../dependencies.ts'
import { presentFlows } from './present-flows.ts'

type Answer = ResponseOf<'dashboard.figures'>

/** Figures of the house over some days, and over as many before. */
export async function readFigures(
  { database, clock, settings, currency }: DeskDependencies,
  { range, compare }: InputOf<'dashboard.figures'>,
): Promise<Answer> {
  const [now, { timeZone, activeMinValidBet }] = [clock.now(), await settings.recentBrand()]
  const asked = namedRange(range, { timeZone, now })
  const figures = ({ from, to }: DateRange) =>
    figuresOf(database, { from, until: addDays(to, 1) }, { currency, activeFrom: `${activeMinValidBet}.00` })
  const before = compare ? rangeBefore(asked, { timeZone, now }) : null
  const [these, those] = await Promise.all([figures(asked), before && figures(before)])
  return {
    ...{ ...spanOf(asked), figures: present(these), asOf: now.toISOString() },
    before: before && those && { ...spanOf(before), figures: present(those) },
    restatedAt: these.restatedAt?.toISOString() ?? null,
    conversionOpenUntil: openUntil(asked, now),
  }
}

const present = (of: Figures): Answer['figures'] => ({
  ...presentFlows({
    ...of,
    heldUnits: of.heldByMembersUnits,
    registrations: of.newcomers.members,
    depositConversion: depositConversion(of.newcomers),
  }),
  ...{ players: Number(of.players), actives: Number(of.actives) },
  ngrPerPlayer: of.revenuePerPlayerUnits === null ? null : toWire(of.revenuePerPlayerUnits),
})

/** The moment at which the last who registered in the range has had their time to deposit; null once it has passed. */
function openUntil({ end }: DateRange, now: Date): string | null {
  const until = new Date(end.getTime() + depositWithinMs)
  return until > now ? until.toISOString() : null
}
