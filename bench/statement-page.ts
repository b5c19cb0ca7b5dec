import {
  type BenchOptions,
  type BenchResult,
  games,
  main,
  openWorld,
  round,
  takeTurns,
  type World,
} from './wallet/world.ts'

const pageSize = 20
const pagesDeep = 10

/**
 * A member's account record, newest page first and some pages on, where the member has a million movements, against the
 * same for one who has ten thousand, in one ledger. They take turns; the ratio is of medians.
 */
export async function run({ smoke = false }: BenchOptions = {}): Promise<BenchResult> {
  const { few, many, rounds, reads } = smoke
    ? { few: 500, many: 5_000, rounds: 1, reads: 5 }
    : { few: 10_000, many: 1_000_000, rounds: 9, reads: 200 }
  const world = await openWorld(2)
  try {
    await play(world, 1n, few)
    await play(world, 2n, many)
    await world.database.pool.query('vacuum (analyze) ledger.transfer')
    const rates = await takeTurns(
      { few: () => pagesPerSecond(world, 1n, reads), many: () => pagesPerSecond(world, 2n, reads) },
      rounds,
    )
    return {
      figures: {
        time_ratio: round(rates.few! / rates.many!),
        few_per_s: Math.round(rates.few!),
        many_per_s: Math.round(rates.many!),
      },
      targets: { time_ratio: { max: 3 } },
    }
  } finally {
    await world.close()
  }
}

/** Bets and wins by the ledger's own function, many in one statement. */
async function play({ database, ledger }: World, memberId: bigint, movements: number): Promise<void> {
  const [account, counter] = await ledger.accountIds([main(memberId), games])
  const atOnce = 10_000
  for (let done = 0; done < movements; done += atOnce)
    await database.pool.query(
      `select count(ledger.post_one('bench:' || $1 || ':' || n, gen_random_uuid(), 'round ' || n, $2, $3,
        case when n % 3 = 0 then 200 else -100 end, case when n % 3 = 0 then 'WIN' else 'BET' end))
      from generate_series($4::int, $5::int) n`,
      [memberId.toString(), account, counter, done + 1, Math.min(done + atOnce, movements)],
    )
}

/** Reads the newest page and the ones after it, each from where the last one ended. */
async function pagesPerSecond({ ledger }: World, memberId: bigint, reads: number): Promise<number> {
  const startedMs = performance.now()
  for (let read = 0; read < reads; read++) {
    let beforeId: bigint | undefined
    for (let page = 0; page < pagesDeep; page++) {
      const lines = await ledger.statement(main(memberId), {
        limit: pageSize,
        ...(beforeId === undefined ? {} : { beforeId }),
      })
      if (lines.length < pageSize) throw new Error(`page ${page} has ${lines.length} lines`)
      beforeId = lines.at(-1)!.id
    }
  }
  return (reads * pagesDeep * 1000) / (performance.now() - startedMs)
}
