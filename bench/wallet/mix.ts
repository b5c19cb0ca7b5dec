import { randomUUID } from 'node:crypto'
import type { Code, Group } from '@baize/platform/domains/ledger/index'
import { bet, games, main, randomMember, type World } from './world.ts'

/** More than any member has. */
const tooMuchUnits = 10n ** 14n

/** Posts a group, which must end as expected. */
export async function mustEnd({ ledger }: Pick<World, 'ledger'>, group: Group, expected: string): Promise<void> {
  const { status } = await ledger.post(group)
  if (status !== expected) throw new Error(`${group.key} ended in ${status}, not ${expected}`)
}

/** One move of the mix: 60 % bets, 30 % wins, 5 % retries, 3 % bets that nobody can pay and 2 % rollbacks. */
export async function walletMix(world: World): Promise<() => Promise<void>> {
  let last = bet(randomMember(world))
  const post = (group: Group, expected: string) => mustEnd(world, group, expected)
  const credit = (code: Code): Group => ({
    key: `gw:bench:${randomUUID()}`,
    legs: [{ debit: games, credit: main(randomMember(world)), amountUnits: 150n, code }],
  })
  await post(last, 'ok')
  return async () => {
    const dice = Math.random()
    if (dice < 0.6) {
      const next = bet(randomMember(world))
      await post(next, 'ok')
      last = next
    } else if (dice < 0.9) await post(credit('WIN'), 'ok')
    else if (dice < 0.95) await post(last, 'duplicate')
    else if (dice < 0.98) await post(bet(randomMember(world), tooMuchUnits), 'poor')
    else await post(credit('ROLLBACK'), 'ok')
  }
}
