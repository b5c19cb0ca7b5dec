import type { InputOf } from '@baize/api'
import { payoutNumber } from '@baize/api/pasted'
import { ApiError } from '../../../kernel/api-error.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Queryable, Tx } from '../../../kernel/database/open-database.ts'
import { maskNumber } from '../../../kernel/masking/masks.ts'
import type { Parts } from '../parts.ts'
import { tables } from '../tables.ts'

type Input = InputOf<'cashier.blockNumber'>
type Operator = { operatorId: bigint }

/**
 * Blocks a payout number of a channel for every member: nobody binds it, and nothing is paid to it.
 * @throws ApiError not_found for a channel that pays nothing out, or an account that is not of the channel; already_decided for a
 *   number that is blocked; invalid_input naming a number that is none, or is told twice or not at all
 */
export const blockNumber = (parts: Parts, input: Input, operator: Operator): Promise<null> =>
  change(parts, 'cashier.blockNumber', input, operator, async (tx, { channel, number, at }) => {
    const made = await tables(tx)
      .insertInto('cashier.blocked_number')
      .values({
        ...{ channel_code: channel, number, reason: input.reason },
        ...{ blocked_by: operator.operatorId, blocked_at: at },
      })
      .onConflict(conflict => conflict.doNothing())
      .returning('number')
      .executeTakeFirst()
    return { isDone: made !== undefined, isBlocked: true }
  })

/** Lifts a block. @throws ApiError as {@link blockNumber}; already_decided for a number that is not blocked */
export const unblockNumber = (parts: Parts, input: Input, operator: Operator): Promise<null> =>
  change(parts, 'cashier.unblockNumber', input, operator, async (tx, { channel, number }) => {
    const lifted = await tables(tx)
      .deleteFrom('cashier.blocked_number')
      .where('channel_code', '=', channel)
      .where('number', '=', number)
      .returning('number')
      .executeTakeFirst()
    return { isDone: lifted !== undefined, isBlocked: false }
  })

interface Named {
  channel: string
  /** In the form in which it is stored. */
  number: string
  at: Date
}

async function change(
  { database, clock }: Parts,
  action: 'cashier.blockNumber' | 'cashier.unblockNumber',
  input: Input,
  { operatorId }: Operator,
  write: (tx: Tx, named: Named) => Promise<{ isDone: boolean; isBlocked: boolean }>,
): Promise<null> {
  const { channel, reason } = input
  await database.transaction(async tx => {
    const at = clock.now()
    const number = await numberOf(tx, input)
    const { isDone, isBlocked } = await write(tx, { channel, number, at })
    if (!isDone) throw new ApiError('already_decided')
    await audit(tx, {
      ...{ at, actor: `operator:${operatorId}`, action, subject: `channel:${channel}` },
      // The audit is read by more people than may see a number.
      detail: { reason, number: maskNumber(number) },
      ...{ before: { isBlocked: !isBlocked }, after: { isBlocked } },
    })
  })
  return null
}

/** The number that is meant, in the form in which it is stored. */
async function numberOf(db: Queryable, { channel, number, payoutAccountId }: Input): Promise<string> {
  if (number === undefined && payoutAccountId === undefined) throw numberFault('required')
  if (number !== undefined && payoutAccountId !== undefined) throw numberFault('pattern')
  const row = await tables(db)
    .selectFrom('cashier.channel as c')
    .leftJoin('cashier.payout_account as a', join =>
      join.onRef('a.channel_code', '=', 'c.code').on('a.id', '=', payoutAccountId ? BigInt(payoutAccountId) : null),
    )
    .select('a.number')
    .where('c.code', '=', channel)
    .where('c.direction', '=', 'payout')
    .executeTakeFirst()
  const typed = number ?? row?.number
  if (!row || !typed) throw new ApiError('not_found')
  const plain = payoutNumber(typed)
  if (plain === null) throw numberFault('pattern')
  return plain
}

const numberFault = (fault: 'required' | 'pattern') =>
  new ApiError('invalid_input', { faults: [{ field: 'number', fault }] })
