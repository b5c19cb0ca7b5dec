import type { ContractType } from '@baize/api'
import { sql } from 'kysely'
import type { Tx } from '../../../../kernel/database/open-database.ts'
import type { InForce } from './in-force.ts'

type Pair = Pick<InForce, 'payerId' | 'payeeId'>

/** Names payer and payee: what is carried on belongs to both, whichever contract they have. */
export const pairOf = ({ payerId, payeeId }: Pair): string => `${payerId ?? 0n}>${payeeId}`

export interface Carry {
  units: bigint
  /** What losing dividend periods take off the next base. */
  baseUnits: bigint
  /** The contract whose line was the last, and what of the units it left below a cent. */
  contractId: bigint | null
  restUnits: bigint
}
export const nothingCarried: Carry = { units: 0n, baseUnits: 0n, contractId: null, restUnits: 0n }

/** Units that a contract's next line takes in: debts of the pair, and the part of a cent that this same contract left. */
export const carriedTo = ({ id }: Pick<InForce, 'id'>, carry: Carry = nothingCarried): bigint =>
  carry.contractId === id ? carry.units : carry.units - carry.restUnits

/** What goes on from the lines before, by pair. */
export async function carriesOf(tx: Tx, type: ContractType, pairs: readonly Pair[]): Promise<Map<string, Carry>> {
  const { rows } = await sql<Carry & { payerId: bigint; payeeId: bigint }>`
    select payer_id as "payerId", payee_id as "payeeId", units, base_units as "baseUnits", contract_id as "contractId",
      rest_units as "restUnits"
    from contracts.carry
    where type = ${type} and payee_id = any (${pairs.map(({ payeeId }) => payeeId)}::bigint[])`.execute(tx)
  return new Map(rows.map(({ payerId, payeeId, ...carry }) => [pairOf({ payerId, payeeId }), carry]))
}

export async function writeCarries(
  tx: Tx,
  type: ContractType,
  carries: readonly (Carry & { contract: Pair })[],
): Promise<void> {
  if (carries.length === 0) return
  await sql`
    insert into contracts.carry (payee_id, type, payer_id, units, base_units, contract_id, rest_units)
    select payee_id, ${type}, payer_id, units, base_units, contract_id, rest_units from unnest(
      ${carries.map(({ contract }) => contract.payeeId)}::bigint[],
      ${carries.map(({ contract }) => contract.payerId ?? 0n)}::bigint[],
      ${carries.map(({ units }) => units)}::bigint[], ${carries.map(({ baseUnits }) => baseUnits)}::bigint[],
      ${carries.map(({ contractId }) => contractId)}::bigint[], ${carries.map(({ restUnits }) => restUnits)}::bigint[]
    ) as c (payee_id, payer_id, units, base_units, contract_id, rest_units)
    on conflict (payee_id, type, payer_id) do update set units = excluded.units,
      base_units = excluded.base_units, contract_id = excluded.contract_id, rest_units = excluded.rest_units`.execute(
    tx,
  )
}
