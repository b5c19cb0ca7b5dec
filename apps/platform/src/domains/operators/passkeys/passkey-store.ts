import type { Queryable, Tx } from '../../../kernel/database/open-database.ts'
import { tables } from '../tables.ts'

export interface Passkey {
  id: string
  operatorId: bigint
  publicKey: Uint8Array<ArrayBuffer>
  counter: number
  transports: string[]
}

/** A key by the id that its device told. */
export async function findPasskey(db: Queryable, id: string): Promise<Passkey | null> {
  const row = await tables(db).selectFrom('operators.passkey').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return null
  const { operator_id: operatorId, public_key, counter, transports } = row
  return { id, operatorId, publicKey: Uint8Array.from(public_key), counter: Number(counter), transports }
}

/** An operator's keys, the oldest first. */
export const passkeysOf = (db: Queryable, operatorId: bigint) =>
  tables(db)
    .selectFrom('operators.passkey')
    .select(['id', 'name', 'transports', 'created_at', 'used_at'])
    .where('operator_id', '=', operatorId)
    .orderBy('created_at')
    .execute()

/** Notes a use of a key: false where its device has counted further meanwhile, as a copy of it would have. */
export async function notePasskeyUse(
  tx: Tx,
  { id, counter: before }: Passkey,
  counter: number,
  at: Date,
): Promise<boolean> {
  const noted = await tables(tx)
    .updateTable('operators.passkey')
    .set({ counter: BigInt(counter), used_at: at })
    .where('id', '=', id)
    .where('counter', '=', BigInt(before))
    .returning('id')
    .executeTakeFirst()
  return noted !== undefined
}
