import { startTestPlatform, type TestPlatform, writeBets } from '@baize/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { checkMoney } from '../../../../check-money.ts'
import { grantAsHouse, grantSalary, join } from '../../fixtures.ts'
import { mainOf, move, tick, turnTo } from '../fixtures.ts'

let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform()
})
afterEach(async () => {
  expect(await checkMoney(site.database)).toEqual([])
})
afterAll(() => site.stop())

test('[MEND-021] what a contract asks of a payer waits while their money is held, and is paid afterwards', async () => {
  turnTo(site, '2031-05-01T00:00:01Z')
  const root = await join(site, null, 2)
  const agent = await join(site, root)
  await move(site, root, 'ADJUST', `-${await mainOf(site, root)}`)
  await move(site, root, 'ADJUST', '500.00')
  await move(site, agent, 'ADJUST', `-${await mainOf(site, agent)}`)
  await grantAsHouse(site, root, { type: 'DAILY', tiers: [{ rate: '1', validBet: '100' }] })
  await grantSalary(root, agent, 'DAILY', '0.8', '100')
  await writeBets(site, agent.id, [
    {
      gameType: 'RNG',
      stake: '1000.00',
      payout: '0.00',
      validBet: '1000.00',
      status: 'LOST',
      at: '2031-05-01T12:00:00Z',
    },
  ])
  await site.database.kysely
    .updateTable('identity.account')
    .set({ withdrawal_hold_until: new Date('2031-05-03T00:00:00Z') })
    .where('id', '=', root.id)
    .execute()
  await tick(site, '2031-05-02T01:00:00Z')
  expect(await mainOf(site, agent)).toBe('0.00')
  const line = () =>
    site.database.pool.query('select state, amount_units from contracts.line where payee_id = $1', [agent.id])
  expect((await line()).rows).toEqual([{ state: 'PENDING', amount_units: 80_000n }])
  await tick(site, '2031-05-03T01:00:00Z')
  expect(await mainOf(site, agent)).toBe('8.00')
})
