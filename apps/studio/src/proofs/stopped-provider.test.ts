import { randomUUID } from 'node:crypto'
import type { EndpointName } from '@baize/api'
import { byTwo, startTestWorld, type TestClient, type TestWorld } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DealtTable } from '../live/fixtures.ts'
import { balance, enter, PlayedFixture, placeSingles } from '../sports/fixtures.ts'
import { studioCode } from '../studio-code.ts'
import { deskTargets } from './desk-targets.fixtures.ts'

let world: TestWorld
let operators: [TestClient, TestClient]
beforeAll(async () => {
  world = await startTestWorld()
  await world.studio.rooms.run()
  operators = [await world.operator(), await world.operator('operator2')]
})
afterAll(() => world.stop())

const reason = 'its provider was stopped'

const byBoth = (name: EndpointName, input: object) =>
  byTwo(operators, name, { ...input, requestId: randomUUID(), reason } as never)

test('[DEPLOY-011] what is open at a provider that was stopped is looked at and ended by operators, and stakes go back', async () => {
  const dealt = new DealtTable(world, 'LVT-BAC-1')
  const [seated, open] = [await dealt.sit(), await dealt.open()]
  expect((await dealt.bet(seated, open, { P: 5 })).status).toBe(200)
  const round = { gameCode: dealt.code, serial: Number(open.serial) }
  const better = await enter(world)
  const fixture = await PlayedFixture.announce(world, 'FOOT')
  await placeSingles(better, fixture, [['1X2', 'home'], '10.00'])
  const duel = await deskTargets.match(world)
  await operators[0].call('catalogue.stopProvider', { code: studioCode, reason })
  await world.platform.catalogue.reload()
  const refused = await seated.member.send('launch.gameLaunch', { vassalage: 'LVT', gameCode: dealt.code })
  expect(refused.body.errorCode).toBe('game_unknown')

  const [desk] = operators
  const [{ gameCode }, book] = [round, { gameCode: 'FB-1' }]
  const { tables } = await desk.call('tables.desk', {})
  expect(tables.find(table => table.gameCode === gameCode)).toMatchObject({ round: { serial: round.serial } })
  expect((await desk.call('tables.rounds', { gameCode })).rounds[0]!.serial).toBe(round.serial)
  await desk.call('tables.slips', { gameCode, serial: String(round.serial) } as never)
  expect((await desk.call('bookDesk.fixtures', book)).fixtures.map(({ fixture: id }) => id)).toContain(fixture.id)
  await desk.call('bookDesk.markets', { ...book, fixture: fixture.id })
  await desk.call('bookDesk.limits', book)
  const { matches } = await desk.call('roomDesk.matches', { gameCode: duel.gameCode })
  expect(matches.map(({ match }) => match)).toContain(duel.match)
  await desk.call('roomDesk.rooms', { gameCode: duel.gameCode })
  await desk.call('roomDesk.signals', { gameCode: duel.gameCode })

  await byBoth('tables.voidRound', round)
  await byBoth('bookDesk.void', { ...book, target: fixture.id })
  await byBoth('roomDesk.voidMatch', duel)
  const held = async () =>
    (await world.database.pool.query<{ held: string }>('select sum(left_units)::text as held from gateway.hold'))
      .rows[0]!.held
  for (let passes = 0; passes < 10 && (await held()) !== '0'; passes++) {
    world.clock.advance(2_000)
    const { live, sports, rooms, retrier } = world.studio
    for (const keeper of [live, sports, rooms, retrier]) await keeper.run()
  }
  expect([await dealt.balance(seated), await balance(better), await held()]).toEqual([1_000, '1000.00', '0'])
  // Its name stands in the record of whoever played there.
  const { list } = await seated.member.call('records.bets', { pageSize: 10 })
  expect(list.map(({ gameName, status }) => [gameName === gameCode, status])).toEqual([[false, 'VOID']])
})
