import type { Language } from '@baize/api'
import { newToken, tokenHash } from '@baize/server-kit/outside'
import type { Tx } from '../../../kernel/database/open-database.ts'
import type { Parts } from '../parts.ts'
import { tables } from '../tables.ts'
import { messageText } from '../texts/index.ts'

const linkMinutes = 15

interface Wanted {
  /** Null where nobody is to have a link: the same rows are written, the link opens nothing and the mail has no recipient. */
  account: { id: bigint; username: string; email: string | null } | null
  language: Language
  /** The site's. */
  origin: string
}

/** Mails a link for a new password. Wake the delivery after the commit. */
export async function mailResetLink(
  { clock, rng, delivery, settings }: Pick<Parts, 'clock' | 'rng' | 'delivery' | 'settings'>,
  tx: Tx,
  { account, language, origin }: Wanted,
): Promise<void> {
  const token = newToken(rng)
  const goodUntil = new Date(clock.now().getTime() + linkMinutes * 60_000)
  const { brandName } = await settings.brand(tx)
  const text = messageText(language)
  await tables(tx)
    .insertInto('identity.password_link')
    .values({ token_hash: tokenHash(token), account_id: account?.id ?? null, expires_at: goodUntil })
    .execute()
  const said = { brandName, username: account?.username ?? '', link: `${origin}/?reset=${token}`, minutes: linkMinutes }
  await delivery.post(tx, {
    channel: 'mail',
    recipient: account?.email ?? null,
    subject: text.resetSubject({ brandName }),
    body: text.resetBody(said),
    goodUntil,
  })
}
