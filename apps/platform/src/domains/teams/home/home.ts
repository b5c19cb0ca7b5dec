import type { ResponseOf } from '@baize/api'
import { toWire } from '@baize/money'
import { type Accruing, writeRate } from '../../contracts/index.ts'
import type { TeamsDependencies } from '../dependencies.ts'
import { netWinUnits, noFigures } from '../figures.ts'
import { nothingReceived, presentIncome, type Received, receivedByPart } from '../money/income.ts'
import { figuresByPart, type TeamDay } from '../overview/by-day.ts'
import { alertsOf } from './alerts.ts'
import { spanOf, spansAt } from './spans.ts'

type Home = ResponseOf<'agents.home'>

/** What an agent asks first: earned today, gathering now, paid next, changed since yesterday, and what needs a look. */
export async function homeOf(deps: TeamsDependencies, agentId: bigint): Promise<Home> {
  const { database, clock, settings, contracts, currency } = deps
  const { timeZone } = await settings.recentBrand()
  const now = clock.now()
  const spans = spansAt(now, timeZone)
  const range = { agentId, start: spans.start, end: spans.end, currency }
  const [received, team, accruing] = await Promise.all([
    receivedByPart(database.kysely, range, spanOf(spans)),
    figuresByPart(database.kysely, range, spanOf(spans)),
    contracts.accruing(agentId),
  ])
  const next = accruing.find(({ amountUnits }) => amountUnits > 0n)
  const ofSpan = (span: 'today' | 'before') => present(received.get(span), team.get(span))
  return {
    at: now.toISOString(),
    comparedUntil: spans.beforeEnd.toISOString(),
    today: ofSpan('today'),
    before: ofSpan('before'),
    accruing: accruing.map(presentAccruing),
    next: next ? { contractId: next.contractId.toString(), windowStart: next.window.start.toISOString() } : null,
    alerts: await alertsOf(deps, agentId, accruing),
  }
}

function present(received: Received = nothingReceived, team: TeamDay = { ...noFigures, registered: 0 }): Home['today'] {
  const { dividend, daily, hourly, realtime, commission, rebate } = received
  return {
    ...presentIncome(received),
    rebate: toWire(rebate),
    earned: toWire(dividend + daily + hourly + realtime + commission + rebate),
    registered: team.registered,
    deposits: toWire(team.deposits),
    turnover: toWire(team.turnover),
    netWin: toWire(netWinUnits(team)),
  }
}

const presentAccruing = (one: Accruing): Home['accruing'][number] => ({
  contractId: one.contractId.toString(),
  type: one.type,
  period: one.period || null,
  payer: one.payer,
  windowStart: one.window.start.toISOString(),
  windowEnd: one.window.end.toISOString(),
  dueAt: one.dueAt.toISOString(),
  validBet: toWire(one.sums.validBetUnits),
  netLoss: one.type === 'DIVIDEND' ? toWire(one.netLossUnits) : null,
  activeMembers: one.sums.activeMembers,
  rate: writeRate(one.ratePpm),
  amount: toWire(one.amountUnits),
  next: one.next && {
    validBet: toWire(one.next.validBetUnits),
    netLoss: toWire(one.next.netLossUnits),
    activeMembers: one.next.activeMembers,
    rate: writeRate(one.next.ratePpm),
  },
})
