import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { project } from '../scripts/upgrade/versions.ts'
import { type Compared, compare } from './against/compare.ts'
import { askedRevision, layOutToWork } from './against/earlier.ts'
import { kinds, type WorkName } from './against/work.ts'
import type { BenchmarkResult } from './main.ts'
import { temporaryFolder } from './wallet/world.ts'

/**
 * Bets through the ledger, signed bets over HTTP and sign-ins of this working tree against those of an earlier revision, each in
 * turns of some seconds, with the packages of this tree: how many a second, and the processor time of one.
 */
export async function run({ smoke }: { smoke: boolean }): Promise<BenchmarkResult> {
  const folder = temporaryFolder()
  const before = join(folder, 'before')
  layOutToWork(askedRevision(), before)
  const compared: Partial<Record<WorkName, Compared>> = {}
  try {
    for (const name of Object.keys(kinds) as WorkName[])
      compared[name] = await compare(
        name,
        { now: project, before },
        smoke ? { turns: 1, seconds: 1 } : { turns: 10, seconds: 4 },
      )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  const figures = Object.entries(compared).flatMap(([name, { rateRatio, cpuRatio, ratePerS }]) => [
    [`${name}_rate_ratio`, rateRatio],
    [`${name}_cpu_ratio`, cpuRatio],
    [`${name}_per_s`, ratePerS],
  ])
  return {
    figures: Object.fromEntries(figures),
    targets: { ledger_rate_ratio: { min: 1.25 }, wallet_rate_ratio: { min: 0.95 }, signIns_rate_ratio: { min: 0.95 } },
  }
}
