import { GameVisit } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linksIn, passwords } from './desks.ts'
import { newMember, paidIn } from './member.ts'
import { makeHouse } from './new-house.ts'
import { commandsOfThePage } from './page.ts'

const page = commandsOfThePage()
let made: Awaited<ReturnType<typeof makeHouse>>
const begun = performance.now()
beforeAll(async () => {
  made = await makeHouse()
}, 120_000)
afterAll(() => made?.stop())

test('[DEPLOY-001, DEPLOY-020] the eight commands of the page lead from an empty database to the first bet of real money', async () => {
  const { house } = made
  expect(Object.keys(page)).toHaveLength(8)
  const [annas, bens] = linksIn(house.run(page[3]!))

  expect(page[4]).toBe('npm start')
  const server = await house.start('data')
  const SITE = server.url
  expect(page[5]).toContain('deploy/Caddyfile')
  expect(await house.lacks(server)).toEqual(['members cannot pay in', 'members cannot be paid'])

  /** Runs a step with links and passwords in place of the words that stand for them. */
  const step = (number: number, ...words: string[]) => {
    const command = page[number]!.replace(/'(?:the one|a long one)[^']*'/g, () => `'${words.shift()}'`)
    // A first sign-in tells of an authenticator too.
    const said = house.run(command, { SITE }).trim().split('\n')
    return said.filter(line => !line.startsWith('The authenticator of '))
  }
  expect(step(6, annas!, passwords.anna)).toEqual(
    [1, 2, 3].map(id => JSON.stringify(`It waits for another operator, who agrees with approve:${id}`)),
  )
  const [cara, ...opened] = step(7, bens!, passwords.ben)
  expect(opened).toEqual(['{"version":1}', '{"version":1}'])
  await expect.poll(() => house.lacks(server)).toEqual([])

  const member = await newMember(SITE, house.sight)
  const order = await paidIn(member, '100.00')
  expect([order.id, order.number]).toEqual(['500001', 'D500001'])
  step(8, JSON.parse(cara!).password, passwords.cara)
  expect(await member.balance()).toBe(100)
  const { gameUrl } = await member.client.call('launch.gameLaunch', { vassalage: 'MIR', gameCode: 'MIR-00J' })
  const { status, body } = await (await GameVisit.open(SITE, gameUrl)).spin()
  expect([status, body.error]).toEqual([200, undefined])
  console.log(`from an empty server to the first bet: ${Math.round((performance.now() - begun) / 1_000)} seconds`)
  expect(await server.stop()).toBe(0)
})
