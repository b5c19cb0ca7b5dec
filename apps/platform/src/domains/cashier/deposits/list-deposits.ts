import type { InputOf, Language, ResponseOf } from '@baize/api'
import { toWire } from '@baize/money'
import { pageOf } from '@baize/server-kit/database/page-of'
import type { MemberCaller } from '../../../kernel/http/caller.ts'
import { textOf } from '../channels/channels.ts'
import { codeToScan } from '../merchant-qr/pay-code.ts'
import type { Parts } from '../parts.ts'
import { paymentPage } from '../payments/payment-page.ts'
import { stepsOf } from '../steps.ts'
import { tables } from '../tables.ts'
import { type Deposit, depositNumber } from './deposit.ts'
import { paymentsByOrder, presentPayments } from './payments.ts'

interface Where {
  language: Language
  host: string
}

/** One page of a member's deposits, newest first. */
export async function listDeposits(
  parts: Parts,
  paging: InputOf<'cashier.deposits'>,
  where: Where & { caller: MemberCaller },
): Promise<ResponseOf<'cashier.deposits'>> {
  const { kysely } = parts.database
  const own = tables(kysely).selectFrom('cashier.deposit').selectAll().where('member_id', '=', where.caller.memberId)
  const { rows, totalPages } = await pageOf(own.orderBy('id', 'desc'), paging)
  return { list: await presentDeposits(parts, rows, where), totalPages }
}

/** Orders as their member sees them: what was asked, what came, every step, and where to pay while it can be paid. */
export async function presentDeposits(
  parts: Parts,
  orders: readonly Deposit[],
  { language, host }: Where,
): Promise<ResponseOf<'cashier.deposits'>['list']> {
  const { kysely } = parts.database
  const ids = orders.map(({ id }) => id)
  const [steps, payments] = [await stepsOf(kysely, 'deposit', ids), await paymentsByOrder(kysely, ids)]
  const channels = await tables(kysely).selectFrom('cashier.channel').selectAll().execute()
  const channelOf = new Map(channels.map(channel => [channel.code, channel]))
  return Promise.all(
    orders.map(async order => {
      const channel = channelOf.get(order.channel_code)!
      const text = textOf(channel.texts, language)
      const isPayable = order.state === 'PENDING' && order.expires_at > parts.clock.now()
      return {
        id: order.id.toString(),
        number: depositNumber(order.id),
        channel: channel.code,
        channelName: text.name,
        kind: channel.kind,
        amount: toWire(order.amount_units),
        ...presentPayments(payments(order.id)),
        state: order.state,
        createdAt: order.created_at.toISOString(),
        expiresAt: order.expires_at.toISOString(),
        payTo: isPayable ? (text.payTo ?? []) : [],
        payUrl: isPayable && channel.page_url ? await paymentPage(parts, channel.page_url, order, host) : null,
        payCode: isPayable ? codeToScan(channel, askedBy(order)) : null,
        steps: steps(order.id),
      }
    }),
  )
}

const askedBy = ({ id, amount_units, created_at, expires_at }: Deposit) => ({
  ...{ amountUnits: amount_units, order: depositNumber(id), createdAt: created_at, expiresAt: expires_at },
})
