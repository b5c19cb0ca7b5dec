import { codes } from '../codes.ts'
import type { Invariants } from './checked.ts'

const flows = Object.entries(codes)
  .flatMap(([code, rules]) => rules.flows.map(flow => `'${code} ${flow}'`))
  .join(', ')

/** Deposits, withdrawals, stakes, payouts and so on change the money of members, and nothing else does. */
export const flowInvariants: Invariants = {
  'money moves between accounts of the kinds that its code names': ({ transferId }) => `
    select format('%s of code %s go from %s to %s', count, code, debit, credit) as detail
    from (
      select t.code, d.kind as debit, c.kind as credit, count(*)
      from ledger.transfer t
      join ledger.account d on d.id = t.debit_account join ledger.account c on c.id = t.credit_account
      where t.id > ${transferId} group by 1, 2, 3
    ) moved
    where code || ' ' || debit || '>' || credit <> all (array[${flows}])`,
}
