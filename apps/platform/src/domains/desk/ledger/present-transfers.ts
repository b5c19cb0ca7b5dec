import type { ResponseOf } from '@baize/api'
import { toWire } from '@baize/money'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import { usernamesOf } from '../../identity/index.ts'
import type { AccountRow, TransferRow, TransferSide } from '../../ledger/index.ts'

type Shown = ResponseOf<'ledger.transfers'>['list'][number]

/** Transfers as operators read them, with the names of members on either side. */
export async function presentTransfers(db: Queryable, rows: readonly TransferRow[]): Promise<Shown[]> {
  const members = rows.flatMap(({ debit, credit }) => [debit.memberId, credit.memberId].filter(id => id !== null))
  const names = await usernamesOf(db, [...new Set(members)])
  const side = ({ account, kind, qualifier, memberId, afterUnits }: TransferSide): Shown['debit'] => ({
    ...{ account: account.toString(), kind, qualifier },
    member: memberId === null ? null : { id: memberId.toString(), account: names.get(memberId) ?? '' },
    after: afterUnits === null ? null : toWire(afterUnits),
  })
  return rows.map(({ id, at, units, debit, credit, ...row }) => ({
    ...{ id: id.toString(), at: at.toISOString(), ...row, amount: toWire(units) },
    ...{ debit: side(debit), credit: side(credit) },
  }))
}

/** Accounts as operators read them. */
export async function presentAccounts(
  db: Queryable,
  rows: readonly AccountRow[],
): Promise<ResponseOf<'ledger.accounts'>['list']> {
  const members = rows.filter(row => row.owner_kind === 'member').map(row => row.owner_id)
  const names = await usernamesOf(db, [...new Set(members)])
  return rows.map(({ id, owner_kind, owner_id, kind, qualifier, book, currency, status, units }) => ({
    id: id.toString(),
    member: owner_kind === 'house' ? null : { id: owner_id.toString(), account: names.get(owner_id) ?? '' },
    ...{ kind, qualifier, book, currency, balance: toWire(units), status },
  }))
}
