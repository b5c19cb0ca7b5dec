import type { TestClient } from './client.ts'
import { uniqueName } from './personas.ts'
import type { TestPlatform } from './platform.ts'

let count = 0

/** A valid Philippine mobile number that no other test of this run has. */
export const uniqueNumber = (): string => `917${String(1_000_000 + ((process.pid * 131 + ++count * 7) % 8_999_999))}`

export interface Known {
  username: string
  password: string
  dialingCode: string
  mobileNum: string
  email: string
  id: bigint
}

/** A member who can be reached by number and mail. */
export async function knownMember(
  site: TestPlatform,
  agentType: 0 | 1 = 0,
  mobileNum = uniqueNumber(),
): Promise<Known> {
  const [username, password] = [uniqueName(), 'Tables#2026']
  const email = `${username}@mail.example`
  const { members, identity } = site.platform
  const passwordHash = await identity.passwords.hash(password)
  const mobile = { dialingCode: '63', mobileNum }
  const id = await members.create({ username, passwordHash, agentType, language: 'EN', mobile, email })
  return { username, password, dialingCode: '63', mobileNum, email, id }
}

/** The newest message to a recipient, as the demo's outbox shows it. */
export async function newestMessage(site: TestPlatform, recipient: string): Promise<string | undefined> {
  return (await site.platform.delivery.recent()).find(message => message.recipient === recipient)?.body
}

/** The code in the newest text message to a number. */
export async function newestCode(site: TestPlatform, mobileNum: string): Promise<string> {
  const text = await newestMessage(site, `+63${mobileNum}`)
  return /\b\d{6}\b/.exec(text ?? '')?.[0] ?? ''
}

/** A code that is certainly not the given one. */
export const otherCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** A trial guest in this browser. */
export async function playFree(client: TestClient): Promise<TestClient> {
  const value = await client.seal('POST', '/wps/session/login/freeplay', 'abcdefghijklmnop')
  const { token } = await client.call('session.freePlay', { os: 'Linux', platform: 'W', value, version: 3 })
  client.token = token
  return client
}
