import type { ResponseOf } from '@baize/api'
import { toWire } from '@baize/money'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import { usernamesOf } from '../../identity/index.ts'
import type { Contract } from '../dependencies.ts'
import { tiersOf, writeRate } from './terms.ts'

export type ContractView = ResponseOf<'contracts.own'>['list'][number]

/** Contracts as both sides see them, in the order given. */
export async function presentContracts(db: Queryable, contracts: readonly Contract[]): Promise<ContractView[]> {
  const people = contracts.flatMap(({ payer_id, payee_id }) => (payer_id === null ? [payee_id] : [payer_id, payee_id]))
  const names = await usernamesOf(db, [...new Set(people)])
  return contracts.map(contract => ({
    id: contract.id.toString(),
    type: contract.type,
    state: contract.state,
    payer: contract.payer_id === null ? null : (names.get(contract.payer_id) ?? ''),
    payee: names.get(contract.payee_id) ?? '',
    period: contract.period || null,
    rate: writeRate(contract.top_rate_ppm),
    tiers: tiersOf(contract.tiers).map(({ validBetUnits, netLossUnits, activeMembers, ratePpm }) => ({
      validBet: toWire(validBetUnits),
      netLoss: toWire(netLossUnits),
      activeMembers,
      rate: writeRate(ratePpm),
    })),
    offeredAt: contract.offered_at.toISOString(),
    expiresAt: contract.expires_at.toISOString(),
    startsAt: contract.starts_at?.toISOString() ?? null,
    acceptedAt: contract.accepted_at?.toISOString() ?? null,
    endedAt: contract.ended_at?.toISOString() ?? null,
    endReason: contract.end_reason,
  }))
}
