import { inviteByCommand } from '@baize/platform/domains/operators/index'
import { systemRng } from '@baize/server-kit/outside'
import { byTwo, deskPermissions, OperatorClient, realHouse, startTestPlatform, type TestPlatform } from '@baize/testing'

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

/** The desk of somebody who may do all that is not an administrator's, whom two of those let in. */
export async function deskOfAll(site: TestPlatform, [one, other]: readonly OperatorClient[]): Promise<OperatorClient> {
  const reason = 'somebody has to do the work'
  const role = { code: 'desk', permissions: deskPermissions, version: 0, reason }
  await byTwo([one!, other!], 'operators.saveRole', role)
  const newcomer = { username: 'cara', roles: ['desk'], reason }
  const { password } = await byTwo([one!, other!], 'operators.create', newcomer)
  const desk = await (await new OperatorClient(site.url, site.clock).open()).enter({
    username: 'cara',
    password,
    secret: null,
  })
  await desk.settle('cara-Long-Password-9')
  return desk
}
