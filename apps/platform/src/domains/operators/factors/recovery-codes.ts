import { type Rng, tokenHash } from '@baize/server-kit/outside'
import type { Queryable, Tx } from '../../../kernel/database/open-database.ts'
import { tables } from '../tables.ts'

const howMany = 8
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const groups = 4
const groupLength = 4

/** Letters that nobody takes for one another, in groups: more than 2^79 of them. */
function newCode(rng: Rng): string {
  const group = () => Array.from({ length: groupLength }, () => letters[rng.below(letters.length)]).join('')
  return Array.from({ length: groups }, group).join('-')
}

/** However it is typed: with small or capital letters, with or without what stands between the groups. */
const hashOf = (code: string): Buffer => tokenHash(code.normalize('NFKC').toLowerCase().replace(/[\s-]/g, ''))

/** Gives an operator eight codes in place of those before. They are answered here and nowhere else. */
export async function renewCodes(tx: Tx, rng: Rng, operatorId: bigint): Promise<string[]> {
  const codes = Array.from({ length: howMany }, () => newCode(rng))
  await tables(tx).deleteFrom('operators.recovery_code').where('operator_id', '=', operatorId).execute()
  const rows = codes.map(code => ({ operator_id: operatorId, code_hash: hashOf(code) }))
  await tables(tx).insertInto('operators.recovery_code').values(rows).execute()
  return codes
}

/** Uses a code up; false for one that is not the operator's, or was used. */
export async function useCode(db: Queryable, operatorId: bigint, code: string, at: Date): Promise<boolean> {
  const used = await tables(db)
    .updateTable('operators.recovery_code')
    .set({ used_at: at })
    .where('operator_id', '=', operatorId)
    .where('code_hash', '=', hashOf(code))
    .where('used_at', 'is', null)
    .returning('operator_id')
    .executeTakeFirst()
  return used !== undefined
}

/** How many codes an operator has left. */
export async function codesLeft(db: Queryable, operatorId: bigint): Promise<number> {
  const { count } = await tables(db)
    .selectFrom('operators.recovery_code')
    .select(eb => eb.fn.countAll<bigint>().as('count'))
    .where('operator_id', '=', operatorId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
