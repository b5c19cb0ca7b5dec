import type { Database } from '../../../kernel/database/open-database.ts'
import { groupFingerprint } from '../../ledger/index.ts'
import { formerFingerprintOf, type Move, moveKey } from '../calls/command.ts'

/**
 * The call under the fingerprint that it was stored by before today's, so that a repeat still finds its answer (rule R8). Null
 * where its id stands for something else. Asked for refused repeats alone.
 */
export async function keptFormerly(database: Database, move: Move): Promise<Move | null> {
  const print = formerFingerprintOf(move)
  const key = moveKey(move.session.providerCode, move.body.transaction_uuid)
  return (await isKeptBy(database, key, print, move.body.round)) ? { ...move, print } : null
}

/** True for a key of the ledger that bears the fingerprint, as a call's own or as that of a group about the reference. */
export async function isKeptBy(database: Database, key: string, print: string, reference: string): Promise<boolean> {
  const { rows } = await database.pool.query<{ fingerprint: string }>(
    'select fingerprint from ledger.claimed_key where key = $1',
    [key],
  )
  const kept = rows[0]?.fingerprint.replaceAll('-', '')
  return kept === print || kept === groupFingerprint({ key, legs: [], reference, request: print })
}
