import { offeredTables } from '@baize/game-kit/tables/index'
import { holdLeases } from '@baize/studio/leases'
import type { LiveDependencies } from '@baize/studio/live/live-dependencies'
import { addTables } from '@baize/studio/live/rounds/add-tables'
import { keepTable } from '@baize/studio/live/rounds/keep-table'
import { tableLines } from '@baize/studio/live/rounds/table-lines'
import { TableFeeds } from '@baize/studio/live/stream/feeds'
import { WatchNotes } from '@baize/studio/watching/watch-notes'
import { verifyExport } from '@baize/testing/verify-export'
import { openStudioWorld } from './studio/studio-world.ts'
import type { BenchOptions, BenchResult } from './wallet/world.ts'

/**
 * A thousand rounds and more of each table, dealt step by step as its clock says, then exported and worked out again by the command
 * that anybody may run; once more with one seed of each table altered, each of which must be found.
 */
export async function run({ smoke = false }: BenchOptions = {}): Promise<BenchResult> {
  const least = smoke ? 3 : 1_000
  const world = await openStudioWorld(1, offeredTables[0]!.table)
  try {
    let nowMs = Date.now()
    const outside = { ...world.deps.outside, now: () => new Date(nowMs) }
    const watched = new WatchNotes({ ...world.deps, outside }, 'studio.live_table')
    const deps: LiveDependencies = { ...world.deps, outside, feeds: new TableFeeds(), watched }
    await addTables(deps, offeredTables)
    const holder = crypto.randomUUID()
    const figures = {
      tables: offeredTables.length,
      fewest_rounds: Number.POSITIVE_INFINITY,
      rounds: 0,
      failed: 0,
      missed: 0,
    }
    for (const table of offeredTables) {
      for (let dealt = 0; dealt < least; dealt = await dealtRounds(deps, table.table)) {
        watched.note([table.table])
        await watched.write()
        const lease = (await holdLeases(deps, 'studio.live_table', holder)).find(({ code }) => code === table.table)!
        nowMs = Math.max(nowMs, await keepTable(deps, lease, table))
      }
      const lines: string[] = []
      for await (const line of tableLines(deps.db, { game: table.table, limit: 10 * least })) lines.push(line)
      const failed = failedOf(await verifyExport(lines.join('')))
      const altered = failedOf(await verifyExport(lines.with(1, alterSeed(lines[1]!)).join('')))
      figures.rounds += lines.length
      figures.fewest_rounds = Math.min(figures.fewest_rounds, lines.length)
      figures.failed += failed
      if (altered === 0) figures.missed++
    }
    return { figures, targets: { fewest_rounds: { min: least }, failed: { max: 0 }, missed: { max: 0 } } }
  } finally {
    await world.close()
  }
}

/** Rounds of a table that are over, which count from 1. */
async function dealtRounds({ db }: LiveDependencies, table: string): Promise<number> {
  const { serial } = await db
    .selectFrom('studio.table_round')
    .select(({ fn }) => fn.max('serial').as('serial'))
    .where('table_code', '=', table)
    .where('state', 'in', ['SETTLED', 'VOIDED'])
    .executeTakeFirstOrThrow()
  return Number(serial ?? 0)
}

/** The number of failed rounds in the command's last line. */
const failedOf = ({ stdout }: { stdout: string }): number => Number(/(\d+) failed\.$/.exec(stdout)![1])

const alterSeed = (line: string): string =>
  line.replace(/"seed":"(.)/, (_, digit) => `"seed":"${digit === '0' ? 1 : 0}`)
