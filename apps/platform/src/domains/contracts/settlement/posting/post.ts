import type { ContractType } from '@baize/api'
import { sql } from 'kysely'
import type { Tx } from '../../../../kernel/database/open-database.ts'
import { heldAmong } from '../../../identity/index.ts'
import { type Code, type Group, houseAccount, keys, memberAccount } from '../../../ledger/index.ts'
import type { ContractsDependencies } from '../../dependencies.ts'
import { tellLines } from './tell-lines.ts'

/** A line that may be paid. */
export interface DueLine {
  id: bigint
  contractId: bigint
  type: ContractType
  start: Date
  end: Date
  payerId: bigint | null
  payeeId: bigint
  depth: number
  amountUnits: bigint
  state: 'FROZEN' | 'PENDING'
}

export const dueLineColumns = sql`
  id, contract_id as "contractId", type, window_start as start, window_end as "end", payer_id as "payerId",
  payee_id as "payeeId", depth, amount_units as "amountUnits", state`

const codes: Record<ContractType, Code> = {
  DIVIDEND: 'DIVIDEND',
  DAILY: 'SALARY_DAILY',
  HOURLY: 'SALARY_HOURLY',
  REALTIME: 'SALARY_REALTIME',
}

/** The ledger's key of a line: its contract and the start of its window. */
function lineKey({ type, contractId, start }: Pick<DueLine, 'type' | 'contractId' | 'start'>): string {
  const from = `${start.toISOString().slice(0, 16)}Z`
  return type === 'DIVIDEND' ? keys.dividend(contractId, from) : keys.salary(contractId, from)
}

/**
 * Pays lines in the order given, each in full or not at all: where the money of a payer does not cover one, or is held, it and what
 * follows of the same payer waits. The accounts of both sides are locked together, in the order of their ids, before
 * anything is decided, and stay so until the transaction ends. Answers whose money moved.
 * @param waiting payers of whom older lines wait: nothing of theirs is paid before those
 */
export async function payLines(
  deps: Pick<ContractsDependencies, 'ledger' | 'currency' | 'clock' | 'messages' | 'settings'>,
  tx: Tx,
  lines: readonly DueLine[],
  waiting: ReadonlySet<bigint>,
): Promise<bigint[]> {
  const { ledger, currency, clock } = deps
  const main = (memberId: bigint) => memberAccount(memberId, 'MAIN', { currency })
  const payers = [...new Set(lines.flatMap(({ payerId }) => (payerId === null ? [] : [payerId])))]
  const members = [...new Set([...payers, ...lines.map(({ payeeId }) => payeeId)])]
  // Whatever a payer agreed to, it waits as long as no money of theirs may leave.
  const halted = await heldAmong(tx, payers, clock.now())
  const balances = members.length > 0 ? await ledger.lockBalances(tx, members.map(main)) : []
  const left = new Map(members.map((member, place) => [member, balances[place]!]))
  const short = new Set([...waiting, ...halted])
  const covered = lines.filter(({ payerId, amountUnits }) => {
    if (payerId === null) return true
    const rest = left.get(payerId)! - amountUnits
    if (short.has(payerId) || rest < 0n) {
      short.add(payerId)
      return false
    }
    left.set(payerId, rest)
    return true
  })
  const groups = covered.map(
    (line): Group => ({
      key: lineKey(line),
      reference: String(line.contractId),
      legs: [
        {
          debit: line.payerId === null ? houseAccount('CONTRACT_COST', { currency }) : main(line.payerId),
          credit: main(line.payeeId),
          amountUnits: line.amountUnits,
          code: codes[line.type],
        },
      ],
    }),
  )
  const outcomes = groups.length > 0 ? await ledger.postIn(tx, groups) : []
  const paid = covered.filter((_, place) => outcomes[place]!.status === 'ok' || outcomes[place]!.status === 'duplicate')
  const isPaid = new Set(paid)
  const pending = lines.filter(line => line.state === 'FROZEN' && !isPaid.has(line))
  const at = clock.now()
  const ids = (of: readonly DueLine[]) => of.map(({ id }) => id)
  await sql`update contracts.line set state = 'PAID', paid_at = ${at} where id = any (${ids(paid)}::bigint[])`.execute(
    tx,
  )
  await sql`update contracts.line set state = 'PENDING' where id = any (${ids(pending)}::bigint[])`.execute(tx)
  await tellLines(deps, tx, { paid, pending })
  return [...new Set(paid.flatMap(({ payerId, payeeId }) => (payerId === null ? [payeeId] : [payerId, payeeId])))]
}
