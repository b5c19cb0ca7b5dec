import type { InForce } from './in-force.ts'

/** Payers: each upline pays its direct downlines and the house the rest, or the house every level by the difference. */
export type PayerMode = 'UPLINE' | 'HOUSE'

type Side = Pick<InForce, 'id' | 'payerId' | 'payeeId'>

/**
 * What the payer of each contract owes of what it earns, by contract. An upline owes all of it. The house, where it pays
 * every level, owes what is above the sum that the payee's direct downlines earn.
 */
export function owedOf(
  mode: PayerMode,
  contracts: readonly Side[],
  grossOf: (contract: Side) => bigint,
): Map<bigint, bigint> {
  if (mode === 'UPLINE') return new Map(contracts.map(contract => [contract.id, grossOf(contract)]))
  const below = new Map<bigint, bigint>()
  for (const contract of contracts)
    if (contract.payerId !== null) below.set(contract.payerId, (below.get(contract.payerId) ?? 0n) + grossOf(contract))
  return new Map(
    contracts.map(contract => {
      const rest = grossOf(contract) - (below.get(contract.payeeId) ?? 0n)
      return [contract.id, rest > 0n ? rest : 0n]
    }),
  )
}
