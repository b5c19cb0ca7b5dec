import { parseAmount } from '@baize/money'
import { startTestWorld, type TestWorld } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: TestWorld
beforeAll(async () => {
  world = await startTestWorld()
})
afterAll(() => world.stop())

test('a page asks for the balance that the wallet has now, and for none without its visit', async () => {
  const member = await world.member()
  const visit = await world.play(member)
  const before = BigInt((await visit.call('visit.balance', {})).body.balanceUnits)
  expect(before).toBe(BigInt(visit.boot.balanceUnits))
  await visit.spin('1000')
  const { sumBalance } = await member.call('wallet.balance', {})
  const after = await visit.call('visit.balance', {})
  expect(BigInt(after.body.balanceUnits)).toBe(parseAmount(sumBalance))
  const nobody = await fetch(new URL('/studio/api/balance', world.studioUrl))
  expect(nobody.status).toBe(401)
})
