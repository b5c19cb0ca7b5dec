import { newestCode, type TestClient, type TestPlatform, uniqueName, uniqueNumber } from '@baize/testing'

export const password = 'Tables#2026'
export const countryDialingCode = '63'
/** What every refusal by a mark looks like, whatever the mark. */
export const refused = [403, 'not_allowed']

/** Status and code of an answer. */
export const told = async (answer: Promise<{ status: number; body: { errorCode: string | null } }>) => {
  const { status, body } = await answer
  return [status, body.errorCode]
}

export const words = () => ({ username: uniqueName(), password, confirmPassword: password })

/** A number with the code that was sent to it for a registration. */
export async function coded(site: TestPlatform, client: TestClient, mobileNum: string) {
  await client.call('verification.smsRegister', { countryDialingCode, mobileNo: mobileNum, type: 'username' })
  return { mobileNum, countryDialingCode, verificationCode: await newestCode(site, mobileNum) }
}

export interface Closed {
  /** The browser that is left, without a session: it keeps the cookie of the device. */
  browser: TestClient
  account: string
  mobileNum: string
  email: string
}

/**
 * A member with a number and an address who has excluded themselves. Neither signs in to anything any more, as for an account
 * that was erased, so that only their marks are left.
 */
export async function closedMember(site: TestPlatform): Promise<Closed> {
  const [account, mobileNum, email] = [uniqueName(), uniqueNumber(), `${uniqueName()}@example.com`]
  const browser = await (await site.visitor()).register(account)
  const write = (contacts: object) =>
    site.database.kysely.updateTable('identity.account').set(contacts).where('username', '=', account).execute()
  await write({ dialing_code: countryDialingCode, mobile_num: mobileNum, email })
  await browser.call('protection.close', { kind: 'EXCLUDED', length: 'HALF_YEAR' })
  await write({ dialing_code: null, mobile_num: null, email: null })
  browser.token = null
  return { browser, account, mobileNum, email }
}
