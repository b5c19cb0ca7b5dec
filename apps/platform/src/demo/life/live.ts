import { offerToAgent } from '../team/seed-contracts.ts'
import { makeDeposits } from './deposits.ts'
import type { Life } from './life.ts'
import { giveStanding, joinBeforeDeposits, joinPromotions, takeBonus } from './loyalty.ts'
import { addPeople, followLink } from './people.ts'
import { makeWithdrawals } from './withdrawals.ts'

const steps: readonly ((life: Life) => Promise<void>)[] = [
  addPeople,
  followLink,
  joinBeforeDeposits,
  makeDeposits,
  makeWithdrawals,
  giveStanding,
  joinPromotions,
  ({ database, platform }) => offerToAgent({ database, contracts: platform.contracts }),
  takeBonus,
]

/** Does one after the other what takes no rounds. Ends early when the signal says so. */
export async function live(life: Life, signal: AbortSignal): Promise<void> {
  for (const step of steps) {
    if (signal.aborted) return
    await step(life)
  }
}
