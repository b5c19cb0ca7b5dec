import type { InputOf, Language } from '@baize/api'
import { isUniqueViolation } from '@baize/server-kit/database/postgres-errors'
import { ApiError } from '../../../kernel/api-error.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Tx } from '../../../kernel/database/open-database.ts'
import type { MemberCaller } from '../../../kernel/http/caller.ts'
import type { Parts } from '../parts.ts'
import { proveSignIn, signInHash } from '../passwords/prove-sign-in.ts'
import { accountByNumber } from '../sign-in/find-account.ts'
import { parseNumber } from '../sms/phone-number.ts'
import type { Browser } from '../sms/sms-codes.ts'
import { tables } from '../tables.ts'
import { mailCode, useMailed, verifyMailed } from './email-codes.ts'
import { guardChange } from './guard-change.ts'

const address = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/

type Where = Browser & { caller: MemberCaller; language: Language }

const taken = () => new ApiError('mobile_taken', { faults: [{ field: 'mobileNum', fault: 'in_use' }] })

/**
 * Sends a code to a number, if it is nobody's; the answer does not tell.
 * @throws ApiError trial_refused, phone_missing, phone_invalid, and what sending a code refuses
 */
export async function sendMobileCode(parts: Parts, input: InputOf<'security.mobileCode'>, where: Where) {
  const number = parseNumber(input.mobileNum, input.countryDialingCode)
  const owner = await accountByNumber(parts.database.kysely, number.mobileNum, number.dialingCode)
  return parts.smsCodes.send('bind', number, { ...where, deliver: !owner })
}

/**
 * Binds a number by the code sent to it and the password to sign in with.
 * @throws ApiError trial_refused, phone_missing, phone_invalid, old_password_wrong, account_locked, mobile_taken, not_allowed for
 * a number of a member that closed the account, and what checking a code refuses
 */
export async function bindMobile(parts: Parts, input: InputOf<'security.bindMobile'>, where: Where): Promise<null> {
  const { mobileNum, dialingCode } = parseNumber(input.mobileNum, input.countryDialingCode)
  await prove(parts, input.password, where)
  const code = { purpose: 'bind' as const, mobileNum, dialingCode, code: input.verificationCode }
  const codeId = await parts.smsCodes.verify({ ...code, from: where })
  await parts.marks.get()({ mobile: `+${dialingCode}${mobileNum}` }, where.caller.memberId)
  await parts.database.transaction(async tx => {
    await parts.smsCodes.use(tx, codeId)
    await bind(parts, tx, where, { dialing_code: dialingCode, mobile_num: mobileNum })
  })
  parts.delivery.wake()
  return null
}

/** @throws ApiError trial_refused, invalid_input naming the address, and what mailing a code refuses */
export async function sendEmailCode(parts: Parts, input: InputOf<'security.emailCode'>, where: Where) {
  const email = readAddress(input.email)
  return mailCode(parts, { accountId: where.caller.memberId, email, purpose: 'bind', language: where.language })
}

/**
 * Binds an address by the code mailed to it and the password to sign in with.
 * @throws ApiError trial_refused, invalid_input naming the address, old_password_wrong, account_locked, not_allowed for an address
 * of a member that closed the account, and what checking a code refuses
 */
export async function bindEmail(parts: Parts, input: InputOf<'security.bindEmail'>, where: Where): Promise<null> {
  const email = readAddress(input.email)
  await prove(parts, input.password, where)
  const { memberId: accountId } = where.caller
  const codeId = await verifyMailed(parts, { accountId, email, purpose: 'bind', code: input.verificationCode })
  await parts.marks.get()({ email }, accountId)
  await parts.database.transaction(async tx => {
    await useMailed(tx, codeId, parts.clock.now())
    await bind(parts, tx, where, { email })
  })
  parts.delivery.wake()
  return null
}

function readAddress(typed: string): string {
  const email = typed.trim().toLowerCase()
  if (!address.test(email)) throw new ApiError('invalid_input', { faults: [{ field: 'email', fault: 'pattern' }] })
  return email
}

type Contact = { dialing_code: string; mobile_num: string } | { email: string }

async function prove(parts: Parts, typed: string, { caller }: Where): Promise<void> {
  const hash = await signInHash(parts, caller.memberId)
  await proveSignIn(
    parts,
    { accountId: caller.memberId, sessionId: caller.sessionId },
    { typed, field: 'password', hash },
  )
}

/** Writes the contact; money is held, and the other contacts are told, since somebody else may sit there. */
async function bind(parts: Parts, tx: Tx, { caller, address, language }: Where, contact: Contact): Promise<void> {
  const at = parts.clock.now()
  const isEmail = 'email' in contact
  const before = await tables(tx)
    .selectFrom('identity.account')
    .select(['mobile_num', 'email'])
    .where('id', '=', caller.memberId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const replaces = (isEmail ? before.email : before.mobile_num) !== null
  const notice = isEmail ? 'emailBound' : 'mobileBound'
  await guardChange(parts, tx, { accountId: caller.memberId, notice, hold: 'contact', language })
  await tables(tx)
    .updateTable('identity.account')
    .set({ ...contact, contact_proven_at: at })
    .where('id', '=', caller.memberId)
    .execute()
    .catch(error => {
      throw isUniqueViolation(error, 'account_mobile') ? taken() : error
    })
  await parts.members.get().contactsChanged(tx, caller.memberId)
  const actor = caller.memberId.toString()
  const action = isEmail ? 'security.bindEmail' : 'security.bindMobile'
  await audit(tx, { at, actor, action, subject: actor, detail: { address, replaces } })
}
