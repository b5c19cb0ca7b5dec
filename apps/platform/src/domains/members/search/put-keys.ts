import { sql } from 'kysely'
import type { Tx } from '../../../kernel/database/open-database.ts'
import { type Contacts, contactsOf, usernameKey } from '../../identity/index.ts'

/** Writes everything that a new member is looked for by. */
export async function putFirstKeys(tx: Tx, memberId: bigint, username: string): Promise<void> {
  await sql`
    select members.put_keys(${memberId}, 'username', array[${usernameKey(username)}::text]),
      members.put_keys(${memberId}, 'nickname', array[members.fold_name(${username})])`.execute(tx)
  await putContacts(tx, memberId)
}

/** Writes the name that a member has chosen. */
export async function putNickname(tx: Tx, memberId: bigint, nickname: string): Promise<void> {
  await sql`select members.put_keys(${memberId}, 'nickname', array[members.fold_name(${nickname})])`.execute(tx)
}

/** Writes the number and the address that a member has now. */
export async function putContacts(tx: Tx, memberId: bigint): Promise<void> {
  const contacts = (await contactsOf(tx, [memberId])).get(memberId)
  await sql`
    select members.put_keys(${memberId}, 'mobile', ${mobileWords(contacts)}::text[]),
      members.put_keys(${memberId}, 'email', ${contacts?.email ? [contacts.email.toLowerCase()] : []}::text[])`.execute(
    tx,
  )
}

/** A number is found with the code of its country and without it. */
const mobileWords = (contacts: Contacts | undefined): string[] =>
  contacts?.mobile ? [contacts.mobile.dialingCode + contacts.mobile.mobileNum, contacts.mobile.mobileNum] : []
