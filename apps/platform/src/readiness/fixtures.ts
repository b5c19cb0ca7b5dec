import { createFirstOperator } from '@baize/platform/first-operator'
import { systemRng } from '@baize/server-kit/outside'
import { realHouse, startTestPlatform, TestClient, type TestPlatform } from '@baize/testing'

/** A deployment with real money on a database that nothing of the demo has filled. */
export const unfilledHouse = (options: { pages?: boolean } = {}): Promise<TestPlatform> =>
  startTestPlatform(realHouse, options)

/** The desk of its first operator, with a password of their own. */
export async function firstDesk(site: TestPlatform, username: string): Promise<TestClient> {
  const { database, clock, platform } = site
  const oneTime = await createFirstOperator({ database, clock, rng: systemRng, identity: platform.identity }, username)
  return deskOf(site, username, oneTime)
}

/** An operator's desk, with a password of their own in place of the one that is good once. */
export async function deskOf({ url, clock }: TestPlatform, username: string, oneTime: string): Promise<TestClient> {
  const client = await new TestClient(url, clock).open()
  await client.signInAsOperator(username, oneTime)
  const newPassword = `${username}-Long-Password-9`
  await client.call('operators.changePassword', { oldPassword: oneTime, newPassword, confirmNewPassword: newPassword })
  return (await new TestClient(url, clock).open()).signInAsOperator(username, newPassword)
}
