import { newToken, tokenHash } from '@baize/server-kit/outside'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Parts } from '../parts.ts'
import { deskOf, type From } from '../sessions/desk-cookie.ts'
import { tables } from '../tables.ts'

const validMs = 5 * 60_000

/** Keeps what a device is to sign, and answers the handle that it is asked for by. */
export async function keepChallenge(
  { clock, database, rng }: Pick<Parts, 'clock' | 'database' | 'rng'>,
  challenge: string,
  { from, operatorId }: { from: From; operatorId: bigint | null },
): Promise<string> {
  const handle = newToken(rng)
  await tables(database.kysely)
    .insertInto('operators.passkey_challenge')
    .values({
      ...{ id_hash: tokenHash(handle), challenge, desk_hash: tokenHash(deskOf(from, rng)), operator_id: operatorId },
      expires_at: new Date(clock.now().getTime() + validMs),
    })
    .execute()
  return handle
}

/**
 * Takes what was to be signed, once, in the browser that asked for it.
 * @throws ApiError factor_wrong for one that is unknown, used, over, another browser's or another operator's
 */
export async function takeChallenge(
  { clock, database, rng }: Pick<Parts, 'clock' | 'database' | 'rng'>,
  handle: string,
  { from, operatorId }: { from: From; operatorId: bigint | null },
): Promise<string> {
  const taken = await tables(database.kysely)
    .deleteFrom('operators.passkey_challenge')
    .where('id_hash', '=', tokenHash(handle))
    .where('desk_hash', '=', tokenHash(deskOf(from, rng)))
    .where('operator_id', operatorId === null ? 'is' : '=', operatorId)
    .where('expires_at', '>', clock.now())
    .returning('challenge')
    .executeTakeFirst()
  if (!taken) throw new ApiError('factor_wrong')
  return taken.challenge
}
