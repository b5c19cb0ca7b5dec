import { randomUUID } from 'node:crypto'
import type { EndpointName } from '@baize/api'
import { callsWithClientIds, isDeskCall } from '@baize/api/testing/client-ids'
import { sendByTwo, startTestWorld, type TestClient, type TestWorld } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DealtTable } from '../live/fixtures.ts'
import { Hall } from '../rooms/fixtures.ts'
import { PlayedFixture } from '../sports/fixtures.ts'

let world: TestWorld
let operators: readonly [TestClient, TestClient]
beforeAll(async () => {
  world = await startTestWorld()
  await world.studio.rooms.run()
  operators = [await world.operator(), await world.operator('operator2')]
})
afterAll(() => world.stop())

/** A round of a table that takes bets. */
async function round() {
  const table = new DealtTable(world, 'LVT-XOC-1')
  const { serial } = await table.open()
  return { gameCode: 'LVT-XOC-1', serial: Number(serial) }
}
const match = async (kind: 'roomId' | 'match') => {
  const hall = new Hall(world, 'DUO-DICE')
  const pages = [await hall.page(), await hall.page()]
  await hall.dealt(pages, { stake: 10_000 })
  const of = { roomId: pages[0]!.last('table')!.room, match: pages[0]!.view!.match }
  return { gameCode: 'DUO-DICE', [kind]: of[kind] }
}
const fixture = async () => ({ gameCode: 'FB-1', target: (await PlayedFixture.announce(world, 'FOOT')).id })
const suspended = async (call: EndpointName, target: object) => {
  await operators[0].call(call, { ...target, requestId: randomUUID(), reason: 'a test looks into it' } as never)
  return target
}

/** What each act of a desk is done to, and something else that the same id must not stand for. */
const acts: Partial<Record<EndpointName, { target(): Promise<object>; other: object }>> = {
  'tables.suspend': { target: async () => ({ gameCode: 'LVT-BAC-1' }), other: { gameCode: 'LVT-SIC-1' } },
  'tables.resume': {
    target: () => suspended('tables.suspend', { gameCode: 'LVT-ROU-1' }),
    other: { gameCode: 'LVT-SIC-1' },
  },
  'tables.voidRound': { target: round, other: { serial: 999_999 } },
  'tables.setTier': { target: async () => ({ gameCode: 'LVT-WHL-1', tier: 2 }), other: { tier: 3 } },
  'bookDesk.suspend': { target: fixture, other: { market: 'OU' } },
  'bookDesk.resume': { target: async () => suspended('bookDesk.suspend', await fixture()), other: { market: 'OU' } },
  'bookDesk.void': { target: async () => ({ ...(await fixture()), market: 'OU' }), other: { market: '1X2' } },
  'bookDesk.setLimits': {
    target: async () => ({ gameCode: 'FB-1', limits: { payout: '1000.00' } }),
    other: { limits: { payout: '2000.00' } },
  },
  'roomDesk.close': { target: () => match('roomId'), other: { roomId: 'DD-10000-AAAA' } },
  'roomDesk.voidMatch': { target: () => match('match'), other: { match: 'm:another' } },
}

test('[MEND-027] every act at a desk of a provider is one of these', () => {
  expect(callsWithClientIds().filter(isDeskCall).sort()).toEqual(Object.keys(acts).sort())
})

test.each(Object.keys(acts) as EndpointName[])(
  '[MEND-027] %s: an id stands for one act, whoever sends it again',
  async call => {
    const { target, other } = acts[call]!
    const asked = { ...(await target()), requestId: randomUUID(), reason: 'a test looks into it' }
    const [one, two] = operators
    // Where it waits for the other one, they agree.
    const send = async (desks: readonly [TestClient, TestClient], more: object = {}) => {
      const { status, body } = await sendByTwo(desks, call, { ...asked, ...more } as never)
      return { status, value: body.success ? body.value : body.errorCode }
    }
    const done = await send([one, two])
    expect(done.status).toBe(200)
    const isAsBefore = async () => {
      expect(await send([one, two])).toEqual(done)
      expect(await send([two, one])).toEqual(done)
    }
    await isAsBefore()
    for (const operator of [one, two, one]) {
      const { status } = await send([operator, operator === one ? two : one], other)
      expect([status >= 400, status < 500]).toEqual([true, true])
    }
    await isAsBefore()
  },
)
