import type { SealedTransfer } from '@baize/api/sealed-ledger/canonical-transfer'
import { parseAmount } from '@baize/money'
import type { TransferRow } from '../transfers.tsx'

const units = (amount: string | null): string | null => (amount === null ? null : parseAmount(amount).toString())

/**
 * A transfer as it stands on the screen, in the form that is sealed.
 * @param postedAt its moment with the microseconds that the screen does not show; used where the rest of it is the same
 */
export function transferOnScreen(row: TransferRow, postedAt: string): SealedTransfer {
  const shown = `${Math.floor(Date.parse(row.at) / 1000)}.${row.at.slice(-4, -1)}`
  return {
    ...{ id: row.id, postedAt: postedAt.startsWith(shown) ? postedAt : `${shown}000` },
    ...{ debitAccount: row.debit.account, creditAccount: row.credit.account, amount: units(row.amount)! },
    ...{ debitAfter: units(row.debit.after), creditAfter: units(row.credit.after) },
    ...{ book: row.book, currency: row.currency, code: row.code, key: row.key, reference: row.reference },
  }
}
