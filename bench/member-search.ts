import { findAnything } from '@baize/platform/domains/desk/find/find-anything'
import type { OperatorCaller } from '@baize/platform/kernel/http/caller'
import { fillManyMembers, wordsOf } from './console/many-members.ts'
import { p95Of } from './console/percentile.ts'
import { type BenchOptions, type BenchResult, countViolations, openWorld, round } from './wallet/world.ts'

const caller = {
  permissions: ['member.view', 'member.reveal', 'cashier.view', 'ledger.view'],
  roles: ['risk'],
} as unknown as OperatorCaller
const mostMs = 50

/** A search for anything by each kind of id, by beginnings and by parts of names, among five million members: the whole call each time. */
export async function run({ smoke = false }: BenchOptions = {}): Promise<BenchResult> {
  const { members, times } = smoke ? { members: 5_000, times: 5 } : { members: 5_000_000, times: 200 }
  const world = await openWorld(0)
  try {
    await fillManyMembers(world, members)
    const catalogue = { providers: async () => [{ code: 'BENCH' }] }
    const deps = { database: world.database, catalogue } as unknown as Parameters<typeof findAnything>[0]
    const words = await Promise.all(Array.from({ length: times }, () => wordsOf(world, members)))
    const figures: Record<string, number> = {}
    for (const kind of Object.keys(words[0]!)) {
      figures[`p95_${kind}_ms`] = round(
        await p95Of(times, async n => {
          const { groups } = await findAnything(deps, { q: words[n]![kind]! }, caller)
          if (groups.length === 0) throw new Error(`nothing was found for ${kind} ${words[n]![kind]}`)
        }),
      )
    }
    const targets = Object.fromEntries(Object.keys(figures).map(figure => [figure, { max: mostMs }]))
    figures.violations = await countViolations(world.database)
    return { figures, targets: { ...targets, violations: { max: 0 } } }
  } finally {
    await world.close()
  }
}
