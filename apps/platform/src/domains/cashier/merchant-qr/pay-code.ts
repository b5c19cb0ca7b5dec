import type { InputOf } from '@baize/api'
import { CodeFault } from '@baize/api/pay-code/code-fault'
import { readCode } from '@baize/api/pay-code/read-code'
import type { SchemeName } from '@baize/api/pay-code/schemes'
import { ApiError } from '../../../kernel/api-error.ts'
import { requireApproval } from '../../../kernel/approvals/require-approval.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Parts } from '../parts.ts'
import { tables } from '../tables.ts'
import { codeOfAccount } from './account-code.ts'
import { type Asked, fitsDecimals, writeCode } from './write-code.ts'

interface Coded {
  currency: string
  pay_code: string | null
}

/** Refuses an amount that the channel's code cannot say. @throws ApiError amount_invalid */
export function requireSayable({ pay_code, currency }: Coded, amountUnits: bigint): void {
  if (pay_code === null || fitsDecimals(amountUnits, readCode(pay_code, currency).decimals)) return
  throw new ApiError('amount_invalid', { faults: [{ field: 'amount', fault: 'whole_amount' }] })
}

/** What the payer of an order scans; null where the channel has no code, or one that cannot say the amount. */
export function codeToScan({ pay_code, currency }: Coded, asked: Asked): string | null {
  if (pay_code === null) return null
  const code = readCode(pay_code, currency)
  return fitsDecimals(asked.amountUnits, code.decimals) ? writeCode(code, asked) : null
}

/**
 * Sets the code of a manual deposit channel, as the merchant's own or made of an account; without either it is taken off. It
 * takes two operators.
 * @throws ApiError not_found for any other channel, invalid_input naming tag and place
 */
export async function setPayCode(
  parts: Parts,
  input: InputOf<'cashier.setPayCode'>,
  { operatorId }: { operatorId: bigint },
): Promise<{ scheme: SchemeName | null }> {
  const { database, clock } = parts
  const { channel: code, reason } = input
  const channel = await tables(database.kysely)
    .selectFrom('cashier.channel')
    .select(['currency', 'pay_code'])
    .where('code', '=', code)
    .where('direction', '=', 'deposit')
    .where('kind', '=', 'manual')
    .executeTakeFirst()
  if (!channel) throw new ApiError('not_found')
  const payCode = (input.account ? codeOfAccount(input.account) : input.code.trim()) || null
  const scheme = payCode === null ? null : checked(payCode, channel.currency)
  const change = { before: { code: channel.pay_code }, after: { code: payCode } }
  await requireApproval(parts, change)
  await database.transaction(async tx => {
    await tables(tx).updateTable('cashier.channel').set({ pay_code: payCode }).where('code', '=', code).execute()
    await audit(tx, {
      ...{ action: 'cashier.setPayCode', subject: `channel:${code}` },
      ...{ at: clock.now(), actor: `operator:${operatorId}`, detail: { reason }, ...change },
    })
  })
  return { scheme }
}

/** The longest that an order may ask of a code. */
const longest: Asked = {
  ...{ amountUnits: 10n ** 13n, order: `D${'9'.repeat(18)}` },
  ...{ createdAt: new Date(0), expiresAt: new Date(0) },
}

function checked(text: string, currency: string): SchemeName {
  try {
    const code = readCode(text, currency)
    writeCode(code, longest)
    return code.scheme
  } catch (error) {
    if (!(error instanceof CodeFault)) throw error
    throw new ApiError('invalid_input', { faults: [{ field: 'code', fault: error.fault, values: error.values }] })
  }
}
