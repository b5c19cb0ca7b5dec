import type { InputOf } from '@baize/api'
import { ApiError } from '../../../../kernel/api-error.ts'
import type { Queryable } from '../../../../kernel/database/open-database.ts'
import { readAmount } from '../../amounts.ts'
import { readReference } from '../../reference.ts'
import { tables } from '../../tables.ts'
import { withdrawalNumber } from '../withdrawal.ts'

export interface SentPart {
  channel: string
  units: bigint
  /** In its normal form. */
  reference: string
  /** Upload id of a picture. */
  proof: string | null
  /** Where the call says it. */
  field: string
}

export interface PartsOfCall {
  orderId: bigint
  /** Number of the order. */
  number: string
  /** Null where a provider tells. */
  requestId: string | null
  parts: SentPart[]
  /** All of them together. */
  units: bigint
  /** The order is not complete with them. */
  moreFollows: boolean
}

/** @throws ApiError amount_invalid, invalid_input naming a part's field: a channel that pays nothing out, or no reference */
export async function readParts(db: Queryable, input: InputOf<'cashier.payWithdrawal'>): Promise<PartsOfCall> {
  const channels = await tables(db)
    .selectFrom('cashier.channel')
    .select('code')
    .where('direction', '=', 'payout')
    .orderBy('position')
    .execute()
  const codes = channels.map(({ code }) => code)
  const parts = input.parts.map(({ channel, amount, reference, proof = null }, index): SentPart => {
    const field = `parts.${index}`
    if (!codes.includes(channel)) {
      const values = { options: codes.join(', ') }
      throw new ApiError('invalid_input', { faults: [{ field: `${field}.channel`, fault: 'not_listed', values }] })
    }
    const units = readAmount(amount, `${field}.amount`)
    return { channel, units, reference: readReference(reference, `${field}.reference`), proof, field }
  })
  for (const [index, part] of parts.entries())
    if (
      parts.slice(0, index).some(({ channel, reference }) => channel === part.channel && reference === part.reference)
    )
      throw new ApiError('invalid_input', { faults: [{ field: `${part.field}.reference`, fault: 'in_use' }] })
  return {
    ...{ orderId: BigInt(input.id), number: withdrawalNumber(BigInt(input.id)), requestId: input.requestId },
    ...{ parts, units: parts.reduce((sum, { units }) => sum + units, 0n), moreFollows: input.moreFollows },
  }
}

/** Tells if a request was carried out before. @throws ApiError key_reused where it said something else then */
export async function toldBefore(db: Queryable, { orderId, requestId, parts }: PartsOfCall): Promise<boolean> {
  const before = await tables(db)
    .selectFrom('cashier.payout')
    .select(['channel_code', 'reference', 'amount_units'])
    .where('withdrawal_id', '=', orderId)
    .where('request_id', '=', requestId)
    .orderBy('n')
    .execute()
  if (before.length === 0) return false
  const isSame =
    before.length === parts.length &&
    before.every(({ channel_code, reference, amount_units }, index) => {
      const part = parts[index]!
      return channel_code === part.channel && reference === part.reference && amount_units === part.units
    })
  if (!isSame) throw new ApiError('key_reused')
  return true
}
