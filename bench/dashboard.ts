import { parseAmount } from '@baize/money'
import { readFigures } from '@baize/platform/domains/desk/dashboard/read-figures'
import { readPending } from '@baize/platform/domains/desk/dashboard/read-pending'
import { readSeries } from '@baize/platform/domains/desk/dashboard/read-series'
import { keepCounted } from '@baize/platform/domains/reports/members/members'
import { shownRanges } from '@baize/platform/domains/reports/members/shown-ranges'
import type { OperatorCaller } from '@baize/platform/kernel/http/caller'
import { Port } from '@baize/platform/kernel/wiring/port'
import { systemClock } from '@baize/server-kit/outside'
import { fillHouseSums } from './console/house-sums.ts'
import { fillManyMembers } from './console/many-members.ts'
import { p95Of } from './console/percentile.ts'
import { type BenchOptions, type BenchResult, currency, openWorld, round } from './wallet/world.ts'

const mostMs = 60
const caller = {
  permissions: ['dashboard.view', 'cashier.view', 'ledger.view', 'approval.view', 'system.view', 'withdrawal.review'],
  personId: 1n,
} as unknown as OperatorCaller

/** The three calls of a dashboard: figures beside those of as many days before, steps and games, and what waits. */
export async function run({ smoke = false }: BenchOptions = {}): Promise<BenchResult> {
  const { times, members, size } = smoke
    ? { times: 3, members: 1_000, size: { days: 70, games: 20, playersADay: 50, daysOfHours: 3 } }
    : { times: 200, members: 200_000, size: { days: 720, games: 1_000, playersADay: 5_000, daysOfHours: 60 } }
  const world = await openWorld(0)
  try {
    await fillManyMembers(world, members)
    await fillHouseSums(world, size)
    await keepCounted(world.database.kysely, shownRanges({ timeZone: 'UTC', now: systemClock.now() }), {
      currency,
      activeUnits: parseAmount('100.00'),
    })
    const deps = { ...world, clock: systemClock, currency, ...outsides(size.games) } as unknown as Parameters<
      typeof readSeries
    >[0]
    const figures: Record<string, number> = {}
    for (const range of ['today', '7d', '30d'] as const) {
      figures[`p95_figures_${range}_ms`] = await p95Of(times, () => readFigures(deps, { range, compare: 'true' }))
      figures[`p95_series_${range}_ms`] = await p95Of(times, () => readSeries(deps, { range }, { language: 'EN' }))
    }
    figures.p95_pending_ms = await p95Of(times, () => readPending(deps, caller))
    return {
      figures: Object.fromEntries(Object.entries(figures).map(([name, ms]) => [name, round(ms)])),
      targets: Object.fromEntries(Object.keys(figures).map(name => [name, { max: mostMs }])),
    }
  } finally {
    await world.close()
  }
}

/** The calls read these of other parts: settings of the brand, names and stated returns of games, and the state of jobs. */
function outsides(games: number) {
  const everListed = new Map(
    Array.from({ length: games }, (_, n) => [`GAME-${n + 1}`, { card: { rtpPercent: '96.00', volatility: 'low' } }]),
  )
  const jobsInTrouble = new Port<() => Promise<{ failed: number; late: number }>>('the state of jobs')
  jobsInTrouble.give(async () => ({ failed: 0, late: 0 }))
  return {
    settings: { recentBrand: async () => ({ timeZone: 'UTC', activeMinValidBet: '100' }) },
    catalogue: { nameOf: (gameCode: string) => gameCode, snapshot: { everListed } },
    jobsInTrouble,
  }
}
