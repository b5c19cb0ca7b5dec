import type { ResponseOf } from '@baize/api'
import { toWire } from '@baize/money'
import { type JackpotDependencies, jackpotAccount } from './jackpot-account.ts'

/** Where the jackpot's figure comes from now; of the pool, what its account holds at this moment. */
export async function readJackpot(deps: JackpotDependencies): Promise<ResponseOf<'rounds.jackpot'>> {
  const { source } = (await deps.settings.recentBrand()).jackpot
  if (source === 'clock') return { source, amount: null }
  return { source, amount: toWire(await deps.ledger.storedBalance(jackpotAccount(deps.currency))) }
}
