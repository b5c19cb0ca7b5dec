import type { ContractType } from '@baize/api'
import { sql } from 'kysely'
import type { Tx } from '../../../kernel/database/open-database.ts'
import type { InForce } from './in-force.ts'

type Pair = Pick<InForce, 'payerId' | 'payeeId'>

/** Names payer and payee: what is carried on belongs to both, whichever contract they have. */
export const pairOf = ({ payerId, payeeId }: Pair): string => `${payerId ?? 0n}>${payeeId}`

interface Carry {
  units: bigint
  /** What losing dividend periods take off the next base. */
  baseUnits: bigint
}

/** What goes on from the lines before, by pair. */
export async function carriesOf(tx: Tx, type: ContractType, pairs: readonly Pair[]): Promise<Map<string, Carry>> {
  const { rows } = await sql<{ payerId: bigint; payeeId: bigint; units: bigint; baseUnits: bigint }>`
    select payer_id as "payerId", payee_id as "payeeId", units, base_units as "baseUnits" from contracts.carry
    where type = ${type} and payee_id = any (${pairs.map(({ payeeId }) => payeeId)}::bigint[])`.execute(tx)
  return new Map(rows.map(({ units, baseUnits, ...pair }) => [pairOf(pair), { units, baseUnits }]))
}

export async function writeCarries(
  tx: Tx,
  type: ContractType,
  carries: readonly (Carry & { contract: Pair })[],
): Promise<void> {
  if (carries.length === 0) return
  await sql`
    insert into contracts.carry (payee_id, type, payer_id, units, base_units)
    select payee_id, ${type}, payer_id, units, base_units from unnest(
      ${carries.map(({ contract }) => contract.payeeId)}::bigint[],
      ${carries.map(({ contract }) => contract.payerId ?? 0n)}::bigint[],
      ${carries.map(({ units }) => units)}::bigint[], ${carries.map(({ baseUnits }) => baseUnits)}::bigint[]
    ) as c (payee_id, payer_id, units, base_units)
    on conflict (payee_id, type, payer_id) do update set units = excluded.units, base_units = excluded.base_units`.execute(
    tx,
  )
}
