import { studioRequest } from '@baize/api/studio/endpoints'
import { TICKET_CHECKS, verifyTicket } from '@baize/game-kit/fish/index'
import * as crypto from '@baize/game-kit/node/crypto'
import { startTestWorld, type TestWorld, verifyExport } from '@baize/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { Beach } from './fixtures.ts'

let world: TestWorld
let beach: Beach
beforeAll(async () => {
  world = await startTestWorld()
  world.clock.stopAt(world.clock.now())
  await world.studio.rooms.run()
  beach = new Beach(world)
})
afterAll(() => world.stop())
afterEach(() => beach.expectMoney())

test('tickets of a minute follow one another, and are exported so that anybody can recompute them', async () => {
  const page = await beach.seated(1_000_000)
  const first = page.ticket
  // Past the minute of a ticket, and over a tide.
  for (let shots = 0; shots < 45; shots++) {
    const shot = await beach.fire(page, { level: 2 })
    await beach.turn([page], 2_000)
    if (shots % 3 > 0) await beach.claim(page, shot)
  }
  const paid = page.of('ended').filter(({ isPaid }) => isPaid)
  expect(paid.map(({ id }) => id)).toContain(first.id)
  page.act({ kind: 'leave' })
  await beach.turn([page])
  expect(page.of('ended').filter(({ isPaid }) => isPaid).length).toBeGreaterThan(1)

  const { url, ...request } = studioRequest('fish.ticket', { id: first.id }, page.secret)
  const own = await (await fetch(new URL(url, world.studioUrl), request)).json()
  expect(own).toMatchObject({ commitment: first.commitment, nonce: first.nonce, serverSeed: null })

  expect(await beach.exported()).toEqual([])
  await beach.seeds(page.secret)
  const tickets = await beach.exported()
  expect(tickets.length).toBe(page.of('ended').filter(({ isPaid }) => isPaid).length)
  for (const ticket of tickets) expect(verifyTicket(ticket, crypto)).toMatchObject({ ok: true, passed: TICKET_CHECKS })
  const lines = tickets.map(ticket => JSON.stringify(ticket)).join('\n')
  expect(await verifyExport(lines)).toMatchObject({ status: 0 })
  const forged = lines.replace('"won":', '"won":1')
  expect(await verifyExport(forged)).toMatchObject({ status: 1 })
})
