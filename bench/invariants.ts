import { checkMoney, checkMoneySince } from '@baize/platform/check-money'
import { inBackground } from '@baize/server-kit/database/work-pool'
import { openOldWorld } from './growth/history.ts'
import { type BenchOptions, type BenchResult, closedLoop, loopBeside, postBet, round } from './wallet/world.ts'

/**
 * The nightly check of a ledger of ten million transfers of a year, once its months are closed; beside bets, which it must
 * not stop. For comparison the first check, which closes the months, and one of the whole history.
 */
export async function run({ smoke = false }: BenchOptions = {}): Promise<BenchResult> {
  const { members, transfers, seconds } = smoke
    ? { members: 100, transfers: 20_000, seconds: 1 }
    : { members: 10_000, transfers: 10_000_000, seconds: 20 }
  const world = await openOldWorld(members, transfers, 360)
  const { database } = world
  try {
    const first = await timed(() => checkMoneySince(database))
    const nightly = await timed(() => checkMoneySince(database))
    const whole = await timed(async () => ({ violations: await checkMoney(database), closedMonths: 0 }))
    const place = () => postBet(world)
    const alone = await closedLoop(8, seconds, place)
    let blocked = 0
    const beside = await loopBeside(
      8,
      async () => {
        const watch = setInterval(async () => {
          const { rows } = await database.pool.query<{ n: number }>(
            `select count(*)::int as n from pg_stat_activity a
             join pg_stat_activity b on b.pid = any (pg_blocking_pids(a.pid)) and b.query like '%as detail%'`,
          )
          blocked += rows[0]!.n
        }, 200)
        await inBackground(() => checkMoneySince(database))
        clearInterval(watch)
      },
      place,
    )
    return {
      figures: {
        seconds_10m: round(nightly.seconds),
        first_seconds: round(first.seconds),
        whole_seconds: round(whole.seconds),
        beside_bets_seconds: round(beside.seconds),
        closed_months: first.result.closedMonths,
        blocked_by_check: blocked,
        bets_rate_ratio: round(beside.rate / alone.rate),
        violations: [first, nightly, whole].reduce((sum, { result }) => sum + result.violations.length, 0),
      },
      targets: { seconds_10m: { max: 60 }, blocked_by_check: { max: 0 }, violations: { max: 0 } },
    }
  } finally {
    await world.close()
  }
}

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; seconds: number }> {
  const startedMs = performance.now()
  const result = await inBackground(work)
  return { result, seconds: (performance.now() - startedMs) / 1000 }
}
