import { readAccount, readTransfer, readTransfers } from '@baize/platform/domains/desk/ledger/read-ledger'
import { systemClock } from '@baize/server-kit/outside'
import { p95Of } from './console/percentile.ts'
import { openOldWorld } from './growth/history.ts'
import { type BenchOptions, type BenchResult, countViolations, main, randomMember, round } from './wallet/world.ts'

const mostMs = 80
const pagesDeep = 10

/** What operators look up in the ledger of a year: a transfer by its id, with and without its time, by its key, and the pages of an account. */
export async function run({ smoke = false }: BenchOptions = {}): Promise<BenchResult> {
  const { members, transfers, times } = smoke
    ? { members: 100, transfers: 20_000, times: 5 }
    : { members: 10_000, transfers: 10_000_000, times: 200 }
  const world = await openOldWorld(members, transfers, 360)
  const { database, ledger } = world
  const settings = { recentBrand: async () => ({ timeZone: 'UTC' }) }
  const deps = { database, settings, clock: systemClock } as unknown as Parameters<typeof readTransfer>[0]
  try {
    const { rows } = await database.pool.query<{ id: bigint; key: string; at: Date }>(
      `select id, key, posted_at as at from ledger.transfer tablesample system (1) where code = 'BET' order by random() limit $1`,
      [times],
    )
    const chosen = (n: number) => rows[n % rows.length]!
    const accounts = await ledger.accountIds(Array.from({ length: times }, () => main(randomMember(world))))
    const figures: Record<string, number> = {
      p95_by_id_ms: await p95Of(times, n => readTransfer(deps, { id: chosen(n).id.toString() })),
      p95_by_id_and_time_ms: await p95Of(times, n => {
        const { id, at } = chosen(n)
        return readTransfer(deps, { id: id.toString(), at: at.toISOString() })
      }),
      p95_by_key_ms: await p95Of(times, n => readTransfers(deps, { key: chosen(n).key, limit: 50 })),
      p95_account_page_ms: await p95Of(times, n => readAccount(deps, { id: accounts[n]!.toString(), limit: 50 })),
      p95_account_pages_deep_ms: (await p95Of(times, n => pagesOf(deps, accounts[n]!.toString()))) / pagesDeep,
    }
    const targets = Object.fromEntries(Object.keys(figures).map(figure => [figure, { max: mostMs }]))
    return {
      figures: {
        ...Object.fromEntries(Object.entries(figures).map(([name, ms]) => [name, round(ms)])),
        violations: await countViolations(database),
      },
      targets: { ...targets, violations: { max: 0 } },
    }
  } finally {
    await world.close()
  }
}

/** The newest page of an account and the ones after it, as far as there are any. */
async function pagesOf(deps: Parameters<typeof readAccount>[0], id: string): Promise<void> {
  let cursor: string | undefined
  for (let page = 0; page < pagesDeep; page++) {
    const { next } = await readAccount(deps, { id, limit: 5, ...(cursor && { cursor }) })
    if (next === null) return
    cursor = next
  }
}
