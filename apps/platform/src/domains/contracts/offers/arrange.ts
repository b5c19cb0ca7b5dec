import type { Tx } from '../../../kernel/database/open-database.ts'
import type { Contract, ContractsDependencies, Series } from '../dependencies.ts'
import { answerContract } from './answer.ts'
import { writeOffer } from './offer.ts'
import { readTiers, type WrittenTier } from './terms.ts'

export interface Arrangement extends Series {
  /** Null is the house. */
  payerId: bigint | null
  payeeId: bigint
  tiers: readonly WrittenTier[]
}

/** Offers a contract without asking who calls. @throws ApiError rate_above_upline, offer_open */
export const offerArranged = (deps: ContractsDependencies, { tiers, ...arrangement }: Arrangement): Promise<Contract> =>
  deps.database.transaction((tx: Tx) =>
    writeOffer(deps, tx, { ...arrangement, startsAt: null, tiers: readTiers(arrangement.type, tiers, 'tiers') }),
  )

/** A contract on which both sides agree at once, in one transaction; neither hears of what it knows. */
export function arrange(deps: ContractsDependencies, arrangement: Arrangement): Promise<Contract> {
  const { type, payeeId } = arrangement
  return deps.database.transaction(async tx => {
    const within: ContractsDependencies = {
      ...deps,
      database: { ...deps.database, transaction: work => work(tx) },
      messages: { ...deps.messages, send: async () => {} },
    }
    const { id } = await offerArranged(within, arrangement)
    return answerContract(within, { type, contractId: id, answer: 'ACCEPT', memberId: payeeId })
  })
}
