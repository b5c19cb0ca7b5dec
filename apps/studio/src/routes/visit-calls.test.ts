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
})

test('[MEND-054] bodies are read as JSON whatever their type, and without the secret nothing is answered', async () => {
  const visit = await world.play(await world.member())
  const ask = async (body: string, headers: Record<string, string>) => {
    const answer = await fetch(new URL('/studio/api/balance/read', world.studioUrl), { method: 'POST', headers, body })
    return [answer.status, await answer.json()]
  }
  const { secret } = visit.boot
  for (const type of [
    'text/plain',
    'text/plain;charset=UTF-8',
    'application/json',
    'application/x-www-form-urlencoded',
  ])
    expect(await ask(JSON.stringify({ secret }), { 'content-type': type })).toEqual([
      200,
      { balanceUnits: expect.any(String) },
    ])
  const plain = { 'content-type': 'text/plain' }
  for (const body of [
    '{}',
    'null',
    '[]',
    '"secret"',
    '{"secret":1}',
    '{"secret":"short"}',
    `{"secret":"${'x'.repeat(43)}"}`,
  ])
    expect(await ask(body, plain), body).toEqual([401, expect.objectContaining({ error: 'visit_unknown' })])
  for (const body of ['', '{', 'secret', '{"__proto__":{}}'])
    expect((await ask(body, plain))[0], body).toBeGreaterThanOrEqual(400)
  const bearer = await ask('{}', { ...plain, authorization: `Bearer ${secret}` })
  expect(bearer[0]).toBe(401)
  // Where a browser asks before a call, nothing answers that it may.
  const asked = await fetch(new URL('/studio/api/spin', world.studioUrl), { method: 'OPTIONS' })
  expect([asked.status, asked.headers.get('access-control-allow-headers')]).toEqual([404, null])
})
