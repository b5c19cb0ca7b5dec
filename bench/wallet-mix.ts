import { mustEnd, walletMix } from './wallet/mix.ts'
import {
  type BenchOptions,
  type BenchResult,
  bet,
  closedLoop,
  countViolations,
  openWorld,
  randomMember,
  round,
  takeTurns,
} from './wallet/world.ts'

const CLIENTS = 32

/** 60 % bets, 30 % wins, 5 % retries, 3 % bets that nobody can pay and 2 % rollbacks, against bets alone. */
export async function run({ smoke = false }: BenchOptions = {}): Promise<BenchResult> {
  const { members, rounds, seconds } = smoke
    ? { members: 2000, rounds: 1, seconds: 1 }
    : { members: 100_000, rounds: 5, seconds: 3 }
  const world = await openWorld(members)
  try {
    const mixed = await walletMix(world)
    const pure = () => mustEnd(world, bet(randomMember(world)), 'ok')
    const rates = await takeTurns(
      {
        pure: async () => (await closedLoop(CLIENTS, seconds, pure)).rate,
        mix: async () => (await closedLoop(CLIENTS, seconds, mixed)).rate,
      },
      rounds,
    )
    return {
      figures: {
        ratio_pure: round(rates.mix! / rates.pure!),
        violations: await countViolations(world.database),
        mix_per_s: Math.round(rates.mix!),
        pure_per_s: Math.round(rates.pure!),
      },
      targets: { ratio_pure: { min: 0.9 }, violations: { max: 0 } },
    }
  } finally {
    await world.close()
  }
}
