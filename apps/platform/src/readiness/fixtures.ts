import { inviteByCommand } from '@baize/platform/domains/operators/index'
import { systemRng } from '@baize/server-kit/outside'
import { OperatorClient, realHouse, startTestPlatform, type TestPlatform } from '@baize/testing'

/** A deployment with real money on a database that nothing of the demo has filled. */
export const unfilledHouse = (options: { pages?: boolean } = {}): Promise<TestPlatform> =>
  startTestPlatform(realHouse, options)

/** The desk of an administrator whom the command line let in. */
export async function administrator(site: TestPlatform, username: string): Promise<OperatorClient> {
  const { database, clock, platform } = site
  const deps = { database, clock, rng: systemRng, identity: platform.identity }
  const link = await inviteByCommand(deps, username, { recovers: false })
  const client = await new OperatorClient(site.url, clock).open()
  return client.openLink(username, link, `${username}-Long-Password-9`)
}
