import type { Language } from '@baize/api'
import { guardChange } from '../contacts/guard-change.ts'
import type { Parts } from '../parts.ts'
import type { Account } from './find-account.ts'

/**
 * Tells the owner of a blocked account, on every contact, that somebody came with the right password. The answer to that
 * somebody is the one of a wrong password: it may have been guessed, and must not be confirmed.
 */
export async function tellBlocked(parts: Parts, { id }: Pick<Account, 'id'>, language: Language): Promise<void> {
  await parts.database.transaction(tx => guardChange(parts, tx, { accountId: id, notice: 'signInBlocked', language }))
  parts.delivery.wake()
}
