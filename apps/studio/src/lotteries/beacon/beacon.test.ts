import type { DrawView } from '@baize/api/studio/lottery'
import { fromHex } from '@baize/game-kit'
import { deriveResult, lotteryGame, roundOfDraw } from '@baize/game-kit/lotteries/index'
import { hmac } from '@baize/game-kit/node/crypto'
import { BeaconServer, startTestWorld, type TestWorld, verifyExport } from '@baize/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { LotteryTable } from '../fixtures.ts'

const longestWaitMs = 7 * 3_600_000
let beacon: BeaconServer
let world: TestWorld
let table: LotteryTable
beforeAll(async () => {
  beacon = await BeaconServer.start()
  world = await startTestWorld({ BEACON_URL: beacon.url })
  table = new LotteryTable(world)
  await world.studio.draws.run()
})
beforeEach(() => {
  beacon.mode = 'good'
})
afterAll(async () => {
  await world.stop()
  await beacon.stop()
})

/** Lets the keeper work every few seconds until something has happened; a beacon that fails is asked ever more seldom. */
async function keepUntil(hasHappened: () => boolean): Promise<void> {
  for (let pass = 0; pass < 30 && !hasHappened(); pass++) {
    world.clock.advance(3_000)
    await world.studio.draws.run()
  }
  expect(hasHappened()).toBe(true)
}

/** A member with a slip for the coming draw of a game, and that draw. */
async function withSlip(gameCode: string, ticket: [string, string]) {
  let { member, visit } = await table.playing(gameCode)
  // A visit lasts twelve hours, and some pauses are longer.
  while (Date.parse((await table.coming(visit))[0]!.drawsAt) - world.clock.now().getTime() > longestWaitMs)
    ({ member, visit } = await table.playing(gameCode))
  // The round of the draw before has come by then.
  world.clock.advance(2_000)
  await world.studio.draws.run()
  const before = await table.balanceCents(member)
  const slip = await table.slipFor(visit, [ticket])
  expect((await table.place(visit, slip)).status).toBe(200)
  return { member, visit, slip, before, draw: await table.drawOf(visit, slip.issue) }
}

async function verify(draw: DrawView): Promise<string> {
  const { stdout, stderr } = await verifyExport(JSON.stringify(draw))
  return (stdout + stderr).trim()
}

test('a draw names its public round before it sells, and its numbers follow from seed and value', async () => {
  const { visit, draw } = await withSlip('EL_K3_1', ['BSOE', 'B'])
  expect(draw).toMatchObject({ entropy: null, numbers: null, beacon: { chain: beacon.chain, signature: null } })
  expect(draw.beacon!.round).toBe(roundOfDraw(beacon.chain, Date.parse(draw.closesAt)))
  await table.keepAt(draw.drawsAt, 1_500)
  const drawn = await table.drawOf(visit, draw.issue)
  expect(drawn).toMatchObject({ state: 'SETTLED', commitment: draw.commitment, beacon: { round: draw.beacon!.round } })
  const { gameCode, issue, version, entropy, serverSeed } = drawn
  const label = { gameCode, issue, version, entropy: entropy! }
  expect(deriveResult(hmac, fromHex(serverSeed!), label, 'K3')).toEqual(drawn.numbers)
  expect(await verify(drawn)).toBe('0 rounds and 1 draws verified, 0 failed.')
  const other = { ...drawn, beacon: { ...drawn.beacon!, round: drawn.beacon!.round - 1 } }
  expect(await verify(other)).toContain('not that of the named round')
})

describe('a value that does not come', () => {
  test('leaves the draw sealed, and a forged one is none; it is held as soon as the value is there', async () => {
    const { visit, draw } = await withSlip('EL_SSC_1', ['DT', 'D'])
    const stateAfter = async (mode: BeaconServer['mode']) => {
      beacon.mode = mode
      beacon.asked.length = 0
      await keepUntil(() => beacon.asked.includes(draw.beacon!.round))
      return (await table.drawOf(visit, draw.issue)).state
    }
    beacon.mode = 'silent'
    await table.keepAt(draw.drawsAt, 1_500)
    expect(await stateAfter('silent')).toBe('SEALED')
    expect(await stateAfter('forged')).toBe('SEALED')
    expect(await stateAfter('good')).toBe('SETTLED')
  })

  test('past the limit voids a minute draw, and every stake goes back', async () => {
    const { member, visit, draw, before } = await withSlip('EL_F3D_1', ['POS', '1:7'])
    await table.keepAt(draw.closesAt, 100)
    beacon.mode = 'silent'
    await table.keepAt(draw.drawsAt, 11 * 60_000)
    expect(await table.drawOf(visit, draw.issue)).toMatchObject({
      state: 'VOIDED',
      voidReason: 'BEACON',
      numbers: null,
    })
    expect(await table.balanceCents(member)).toBe(before)
  })

  test('gives a scheduled draw one more version, and voids it when that fails as well', async () => {
    const { visit, draw } = await withSlip('SEA_ID', ['2D', '31'])
    await table.keepAt(draw.closesAt, 100)
    beacon.mode = 'silent'
    await table.keepAt(draw.drawsAt, 121 * 60_000)
    const again = await table.drawOf(visit, draw.issue)
    expect(again).toMatchObject({ state: 'REDRAWN', version: 2, failed: [{ version: 1, reason: 'BEACON' }] })
    await table.keepAt(again.drawsAt, 121 * 60_000)
    expect(await table.drawOf(visit, draw.issue)).toMatchObject({ state: 'VOIDED', version: 2, voidReason: 'BEACON' })
    expect((await table.slips(visit))[0]!.state).toBe('voided')
  })
})

test('a scheduled draw whose seed is lost is held once more with the same book, ten minutes later, and both versions are seen', async () => {
  const { visit, slip, draw } = await withSlip('LT_3D', ['ANY1', '5'])
  await table.keepAt(draw.closesAt, 100)
  const sealed = await table.drawOf(visit, draw.issue)
  await table.spoilSeed(draw)
  await table.keepAt(draw.drawsAt, 4_000)
  const again = await table.drawOf(visit, draw.issue)
  expect(again).toMatchObject({ state: 'REDRAWN', version: 2, numbers: null, entropy: null, serverSeed: null })
  expect(again.commitment).not.toBe(draw.commitment)
  expect(Date.parse(again.drawsAt) - Date.parse(draw.drawsAt)).toBeGreaterThanOrEqual(600_000)
  expect(again.beacon!.round).toBe(roundOfDraw(beacon.chain, Date.parse(again.drawsAt)))
  const { root, tickets, salesCents, sealHash } = sealed.book!
  expect(again.book).toMatchObject({ root, tickets, salesCents, previousSealHash: sealHash })
  expect(again.failed).toMatchObject([{ version: 1, commitment: draw.commitment, sealHash, reason: 'SEED' }])
  expect((await table.slips(visit))[0]!.state).toBe('accepted')

  await table.keepAt(again.drawsAt, 7_000)
  const drawn = await table.drawOf(visit, draw.issue)
  const { gameCode, issue, version, entropy } = drawn
  const label = { gameCode, issue, version, entropy: entropy! }
  expect(deriveResult(hmac, fromHex(drawn.serverSeed!), label, lotteryGame(gameCode).format)).toEqual(drawn.numbers)
  const [settled] = await table.slips(visit)
  expect(settled).toMatchObject({ slipId: slip.slipId, state: 'settled' })
  const oddsX10000 = settled!.tickets[0]!.oddsX10000![0]!
  expect(settled!.payoutCents).toBe(drawn.numbers!.includes('5') ? oddsX10000 / 100 : 0)
  expect(await verify(drawn)).toBe('0 rounds and 1 draws verified, 0 failed.')
  const failed = [{ ...drawn.failed[0]!, commitment: drawn.commitment }]
  expect(await verify({ ...drawn, failed })).toContain('failed differs')
})
