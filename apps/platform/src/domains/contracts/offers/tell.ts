import type { Tx } from '../../../kernel/database/open-database.ts'
import { notify } from '../../../kernel/push/notify.ts'
import { usernamesOf } from '../../identity/index.ts'
import type { Contract, ContractsDependencies } from '../dependencies.ts'
import { contractTexts, type Tale } from '../texts.ts'
import { writeRate } from './terms.ts'

type Side = 'payer' | 'payee'

/** Tells the payee of an offer, and the open pages of both sides. */
export const tellOffered = (deps: ContractsDependencies, tx: Tx, contract: Contract) =>
  tell(deps, tx, contract, { tale: 'offered', to: ['payee'] })

/** Tells what became of an offer: the upline hears the answer, the downline that it was withdrawn. */
export async function tellAnswered(deps: ContractsDependencies, tx: Tx, contract: Contract): Promise<void> {
  const { state } = contract
  if (state === 'ACCEPTED') await tell(deps, tx, contract, { tale: 'accepted', to: ['payer'] })
  if (state === 'ACTIVE') await tellBegun(deps, tx, contract)
  if (state === 'REJECTED') await tell(deps, tx, contract, { tale: 'rejected', to: ['payer'] })
  if (state === 'EXPIRED') await tell(deps, tx, contract, { tale: 'expired', to: ['payer'] })
  if (state === 'WITHDRAWN') await tell(deps, tx, contract, { tale: 'withdrawn', to: ['payee'] })
}

/** An acceptance is told to the upline; the beginning of what was accepted before its day to both. */
const tellBegun = (deps: ContractsDependencies, tx: Tx, contract: Contract): Promise<void> =>
  contract.starts_at
    ? tell(deps, tx, contract, { tale: 'begun', to: ['payer', 'payee'] })
    : tell(deps, tx, contract, { tale: 'accepted', to: ['payer'] })

/** Tells both sides that a contract or an offer is over, with an operator's reason where one ended it. */
export const tellEnded = (deps: ContractsDependencies, tx: Tx, contract: Contract, reason = ''): Promise<void> =>
  contract.state === 'WITHDRAWN'
    ? tell(deps, tx, contract, { tale: 'withdrawn', to: ['payee'], reason })
    : tell(deps, tx, contract, { tale: 'terminated', to: ['payer', 'payee'], reason })

async function tell(
  { messages, settings }: Pick<ContractsDependencies, 'messages' | 'settings'>,
  tx: Tx,
  { type, payer_id, payee_id, top_rate_ppm }: Contract,
  { tale, to, reason = '' }: { tale: Tale; to: Side[]; reason?: string },
): Promise<void> {
  const names = await usernamesOf(tx, payer_id === null ? [payee_id] : [payer_id, payee_id])
  const { brandName } = await settings.brand(tx)
  const sides = { payer: payer_id, payee: payee_id }
  for (const side of to) {
    const memberId = sides[side]
    if (memberId === null) continue
    const other = side === 'payer' ? payee_id : payer_id
    const account = other === null ? brandName : (names.get(other) ?? '')
    await messages.send(
      tx,
      'AGENT',
      memberId,
      contractTexts(tale, type, { account, rate: writeRate(top_rate_ppm), reason }),
    )
  }
  for (const memberId of [payer_id, payee_id]) if (memberId !== null) await notify(tx, memberId, { kind: 'contracts' })
}
