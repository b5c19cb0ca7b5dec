import { randomUUID } from 'node:crypto'
import type { Code, Group } from '@baize/platform/domains/ledger/index'
import {
  type BenchOptions,
  type BenchResult,
  bet,
  closedLoop,
  countViolations,
  games,
  main,
  openWorld,
  randomMember,
  round,
  takeTurns,
} from './wallet/world.ts'

const CLIENTS = 32
/** More than any member has. */
const TOO_MUCH_UNITS = 10n ** 14n

/** 60 % bets, 30 % wins, 5 % retries, 3 % bets that nobody can pay and 2 % rollbacks, against bets alone. */
export async function run({ smoke = false }: BenchOptions = {}): Promise<BenchResult> {
  const { members, rounds, seconds } = smoke
    ? { members: 2000, rounds: 1, seconds: 1 }
    : { members: 100_000, rounds: 5, seconds: 3 }
  const world = await openWorld(members)
  try {
    const { ledger, database } = world
    let last = bet(randomMember(world))
    const post = async (group: Group, expected: string) => {
      const { status } = await ledger.post(group)
      if (status !== expected) throw new Error(`${group.key} ended in ${status}, not ${expected}`)
    }
    const credit = (code: Code): Group => ({
      key: `gw:bench:${randomUUID()}`,
      legs: [{ debit: games, credit: main(randomMember(world)), amountUnits: 150n, code }],
    })
    const mixed = async () => {
      const dice = Math.random()
      if (dice < 0.6) {
        const next = bet(randomMember(world))
        await post(next, 'ok')
        last = next
      } else if (dice < 0.9) await post(credit('WIN'), 'ok')
      else if (dice < 0.95) await post(last, 'duplicate')
      else if (dice < 0.98) await post(bet(randomMember(world), TOO_MUCH_UNITS), 'poor')
      else await post(credit('ROLLBACK'), 'ok')
    }
    await post(last, 'ok')
    const rates = await takeTurns(
      {
        pure: async () => (await closedLoop(CLIENTS, seconds, () => post(bet(randomMember(world)), 'ok'))).rate,
        mix: async () => (await closedLoop(CLIENTS, seconds, mixed)).rate,
      },
      rounds,
    )
    return {
      figures: {
        ratio_pure: round(rates.mix! / rates.pure!),
        violations: await countViolations(database),
        mix_per_s: Math.round(rates.mix!),
        pure_per_s: Math.round(rates.pure!),
      },
      targets: { ratio_pure: { min: 0.8 }, violations: { max: 0 } },
    }
  } finally {
    await world.close()
  }
}
