import { connectOwner } from '@baize/platform/kernel/database/open-database'
import { asOwner } from '@baize/testing/database'
import {
  type BenchOptions,
  type BenchResult,
  countViolations,
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
    await asOwner(world.database, 'vacuum (analyze) ledger.transfer')
    const rates = await takeTurns(
      { few: () => pagesPerSecond(world, 1n, reads), many: () => pagesPerSecond(world, 2n, reads) },
      rounds,
    )
    return {
      figures: {
        ratio_1m_to_10k: round(rates.few! / rates.many!),
        few_per_s: Math.round(rates.few!),
        many_per_s: Math.round(rates.many!),
        violations: await countViolations(world.database),
      },
      targets: { ratio_1m_to_10k: { max: 3 }, violations: { max: 0 } },
    }
  } finally {
    await world.close()
  }
}

/**
 * Writes what bets and wins of a member would leave, in the order of their ids: a million in one statement, where the
 * ledger's own function takes minutes. What must hold of a ledger is checked at the end.
 */
async function play({ database, ledger }: World, memberId: bigint, movements: number): Promise<void> {
  const [account, counter] = await ledger.accountIds([main(memberId), games])
  // Only the owner may move the sequence of ids.
  const owner = connectOwner(database)
  await owner.pool.query(
    `with base as (
      select a.balance as held, a.book, a.currency, setval('ledger.transfer_id_seq', nextval('ledger.transfer_id_seq') + $4::int) - $4::int as id
      from ledger.account a where a.id = $2
    ),
    moved as (
      select base.id + n as id, n % 3 = 0 as wins, 'bench:' || $1 || ':' || n as key, 'round ' || n as reference, book, currency,
        -- Two bets of 100 and a win of 200, over and over.
        case when n % 3 = 0 then 200 else 100 end as amount, held - n % 3 * 100 as after
      from base, generate_series(1, $4::int) n
    ),
    posted as (
      insert into ledger.transfer (id, debit_account, credit_account, amount, debit_after, credit_after, book, currency, code, key, reference)
      select id, case when wins then $3 else $2 end, case when wins then $2 else $3 end, amount,
        case when not wins then after end, case when wins then after end, book, currency, case when wins then 'WIN' else 'BET' end, key, reference
      from moved order by id
    ),
    known as (
      insert into ledger.ledger_key (key, fingerprint, transfer_id, reply)
      select key, gen_random_uuid(), id, array[amount, case when not wins then after end, case when wins then after end] from moved
    )
    update ledger.account a set balance = base.held - $4::int % 3 * 100 from base where a.id = $2`,
    [memberId.toString(), account, counter, movements],
  )
  await owner.stop()
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
