import type { Queryable } from '../../../kernel/database/open-database.ts'
import { digitsOfNumber, parseNumber } from '../sms/phone-number.ts'
import { tables } from '../tables.ts'
import { usernameKey } from '../username-key.ts'

/** What signing in needs to know of an account. */
export type Account = NonNullable<Awaited<ReturnType<typeof accountById>>>

const accounts = (db: Queryable) =>
  tables(db)
    .selectFrom('identity.account')
    .select(['id', 'username', 'kind', 'agent_type', 'password_hash', 'password_changed_at', 'password_one_time'])
    .select(['status', 'sign_in_locked_until', 'first_signed_in_at', 'dialing_code', 'mobile_num', 'email'])

export const accountById = (db: Queryable, id: bigint) => accounts(db).where('id', '=', id).executeTakeFirst()

/** The account of a name at one of the two doors: that of members knows no operator, and the other no member. */
export const accountByUsername = (db: Queryable, username: string, kind: Account['kind']) =>
  accounts(db).where('username_key', '=', usernameKey(username)).where('kind', '=', kind).executeTakeFirst()

/**
 * The member of a number. Without a dialing code the national number decides, as long as only one country has it.
 * @throws ApiError phone_missing or phone_invalid when a dialing code is given
 */
export async function accountByNumber(
  db: Queryable,
  number: string,
  dialingCode?: string,
): Promise<Account | undefined> {
  if (dialingCode) {
    const parsed = parseNumber(number, dialingCode)
    return accounts(db)
      .where('kind', '=', 'member')
      .where('mobile_num', '=', parsed.mobileNum)
      .where('dialing_code', '=', parsed.dialingCode)
      .executeTakeFirst()
  }
  const digits = digitsOfNumber(number)
  if (!digits) return undefined
  const found = await accounts(db)
    .where('kind', '=', 'member')
    .where(eb =>
      eb.or([
        eb('mobile_num', '=', digits),
        // Written with its dialing code, which has one to three digits.
        ...[1, 2, 3].map(length =>
          eb.and([eb('dialing_code', '=', digits.slice(0, length)), eb('mobile_num', '=', digits.slice(length))]),
        ),
      ]),
    )
    .limit(2)
    .execute()
  return found.length === 1 ? found[0] : undefined
}
