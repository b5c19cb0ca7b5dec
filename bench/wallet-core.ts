import { asOwner } from '@baize/testing/database'
import { createPgbench } from './wallet/pgbench.ts'
import {
  type BenchOptions,
  type BenchResult,
  bet,
  closedLoop,
  countViolations,
  games,
  openWorld,
  postBet,
  round,
  takeTurns,
} from './wallet/world.ts'

/**
 * Bets a second through the ledger's queue, against PostgreSQL's TPC-B on the same server and against pgbench calling
 * the function that posts one bet, which is the limit of one commit a bet. Variants take turns; ratios of medians.
 */
export async function run({ smoke = false }: BenchOptions = {}): Promise<BenchResult> {
  const { members, scale, rounds, seconds } = smoke
    ? { members: 2000, scale: 1, rounds: 1, seconds: 1 }
    : { members: 100_000, scale: 100, rounds: 5, seconds: 4 }
  const world = await openWorld(members)
  try {
    const { database, ledger } = world
    await asOwner(database, 'create database tpcb')
    const pgbench = createPgbench(database.ownerConnectionString!)
    await pgbench.prepareTpcb(scale)
    const [gamesId, firstId] = await ledger.accountIds([games, bet(1n).legs[0]!.debit])
    const oneBet = [
      `\\set account random(${firstId}, ${Number(firstId) + members - 1})`,
      `select outcome from ledger.post_one('limit ' || gen_random_uuid(), gen_random_uuid(), null, :account, ${gamesId}, -100, 'BET');`,
    ].join('\n')

    const variants: Record<string, () => Promise<number>> = {
      tpcb_32: () => pgbench.tpcb(32, seconds),
      wallet_32: () => wallet(32),
      limit_32: () => pgbench.script(oneBet, 32, seconds),
      tpcb_256: () => pgbench.tpcb(256, seconds),
      wallet_256: () => wallet(256),
    }
    const wallet = async (clients: number) => {
      const { rate, p99Ms } = await closedLoop(clients, seconds, () => postBet(world))
      console.log(`${clients} clients: ${rate.toFixed(0)} bets/s, p99 ${p99Ms.toFixed(1)} ms`)
      return rate
    }
    const rates = await takeTurns(variants, rounds)
    const violations = await countViolations(database)
    return {
      figures: {
        ratio_tpcb_32: round(rates.wallet_32! / rates.tpcb_32!),
        ratio_tpcb_256: round(rates.wallet_256! / rates.tpcb_256!),
        ratio_limit_32: round(rates.wallet_32! / rates.limit_32!),
        violations,
        ...Object.fromEntries(Object.entries(rates).map(([name, rate]) => [`${name}_per_s`, Math.round(rate)])),
      },
      targets: {
        ratio_tpcb_32: { min: 4 },
        ratio_tpcb_256: { min: 5 },
        ratio_limit_32: { min: 1.5 },
        violations: { max: 0 },
      },
    }
  } finally {
    await world.close()
  }
}
