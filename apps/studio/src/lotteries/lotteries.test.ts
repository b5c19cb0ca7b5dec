import { randomUUID } from 'node:crypto'
import type { DrawView, LotteryBoot } from '@baize/api/studio/lottery'
import { fromHex, toHex } from '@baize/game-kit'
import {
  deriveResult,
  isInBook,
  lotteryGames,
  payoutCents,
  priceTicket,
  sealHash,
} from '@baize/game-kit/lotteries/index'
import { hmac, sha256 } from '@baize/game-kit/node/crypto'
import { startTestWorld, type TestWorld, verifyExport } from '@baize/testing'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { LotteryTable } from './fixtures.ts'

let world: TestWorld
let table: LotteryTable
beforeAll(async () => {
  world = await startTestWorld()
  table = new LotteryTable(world)
  await world.studio.draws.run()
})
afterEach(() => {
  world.wallet.line = () => 'good'
})
afterAll(() => world.stop())

describe('the list of lotteries', () => {
  test('[WALK-010] names all of them with their next draws, to visits of lotteries alone', async () => {
    const { member, visit } = await table.playing()
    const { status, body } = await visit.send('lottery.games', {})
    expect(status).toBe(200)
    expect(body.map(({ code }) => code)).toEqual(lotteryGames.map(({ code }) => code))
    const [current] = await table.coming(visit)
    expect(body.find(({ code }) => code === 'EL_K3_1')).toEqual({
      ...{ code: 'EL_K3_1', title: 'Three Dice 1 Min', vendor: 'ELOTT' },
      next: { closesAt: current!.closesAt, drawsAt: current!.drawsAt },
    })
    expect((visit.boot as unknown as LotteryBoot).games).toEqual(body)
    expect((await visit.send('lottery.games', { limit: 3 })).body.error).toBe('input_invalid')
    expect((await visit.send('lottery.games', {}, 'x'.repeat(43))).status).toBe(401)
    const slot = await world.play(member)
    expect((await slot.send('lottery.games', {})).body.error).toBe('game_closed')
  })
})

describe('a draw', () => {
  test('[FAIR-008] commits to its seed before it sells and publishes it afterwards; anyone gets the same numbers', async () => {
    const { visit } = await table.playing()
    const [current, next] = await table.coming(visit)
    expect([current!.state, next!.state]).toEqual(['SELLING', 'SCHEDULED'])
    expect((await table.coming(visit)).length).toBeGreaterThanOrEqual(10)
    expect(
      (await table.coming(visit)).every(({ commitment, serverSeed, numbers }) => commitment && !serverSeed && !numbers),
    ).toBe(true)
    const drawn = await table.hold(visit, next!.issue)
    expect(drawn.commitment).toBe(next!.commitment)
    const seed = fromHex(drawn.serverSeed!)
    expect(toHex(sha256(seed))).toBe(drawn.commitment)
    const { gameCode, issue, version, entropy } = drawn
    expect(deriveResult(hmac, seed, { gameCode, issue, version, entropy: entropy! }, 'K3')).toEqual(drawn.numbers)
  })

  test('[FAIR-009] seals its tickets at close: each owner finds the own one, and the seals form a chain', async () => {
    const other = await table.playing('EL_SSC_1')
    const { visit } = await table.playing('EL_SSC_1')
    const mine = await table.slipFor(visit, [
      ['POS', '1:7'],
      ['L2', '38'],
    ])
    expect((await table.place(visit, mine)).status).toBe(200)
    expect((await table.place(other.visit, await table.slipFor(other.visit, [['DT', 'D']]))).status).toBe(200)
    const [bought] = await table.slips(visit)
    const ticketId = bought!.tickets[0]!.ticketId
    expect((await visit.send('lottery.proof', { id: ticketId })).status).toBe(404)
    const drawn = await table.hold(visit, mine.issue)
    expect(drawn.book).toMatchObject({ tickets: 3, salesCents: mine.costCents + 100 })
    const { body: proof } = await visit.send('lottery.proof', { id: ticketId })
    const inclusion = { index: proof.index, count: proof.count, siblings: proof.siblings.map(fromHex) }
    expect(isInBook(sha256, proof.text, inclusion, drawn.book!.root)).toBe(true)
    expect(isInBook(sha256, proof.text.replace('1:7', '1:8'), inclusion, drawn.book!.root)).toBe(false)
    const { root: rootHex, tickets: count, salesCents, previousSealHash } = drawn.book!
    const { gameCode, issue, version, commitment } = drawn
    const seal = { gameCode, issue, version, commitment, rootHex, count, salesCents, previousSealHash }
    expect(sealHash(sha256, seal)).toBe(drawn.book!.sealHash)
    const before = (await table.held(visit))[1]
    expect(previousSealHash).toBe(before ? before.book!.sealHash : '0'.repeat(64))
    expect((await other.visit.send('lottery.proof', { id: ticketId })).status).toBe(404)
  })

  test('pays every ticket what the rules say, in one settle a slip', async () => {
    const { member, visit } = await table.playing()
    const slip = await table.slipFor(visit, [
      ['BSOE', 'B'],
      ['BSOE', 'S'],
      ['BSOE', 'O'],
      ['ANY1', '2', 3],
      ['D2', '123456'],
      ['D2', '2|13456'],
      ['D3', '1|2345'],
    ])
    const before = await table.balanceCents(member)
    await table.place(visit, slip)
    expect(await table.balanceCents(member)).toBe(before - slip.costCents)
    const drawn = await table.hold(visit, slip.issue)
    const owed = slip.tickets.map(ticket => payoutCents(priceTicket('K3', ticket).bet, drawn.numbers!, ticket))
    const [settled] = await table.slips(visit)
    expect(settled!.state).toBe('settled')
    expect(settled!.tickets.map(ticket => ticket.payoutCents)).toEqual(owed)
    expect(settled!.payoutCents).toBe(owed.reduce((sum, cents) => sum + cents))
    expect(await table.balanceCents(member)).toBe(before - slip.costCents + settled!.payoutCents!)
    const bet = await world.database.kysely
      .selectFrom('rounds.bet')
      .selectAll()
      .where('round_id', '=', slip.slipId)
      .executeTakeFirstOrThrow()
    expect([Number(bet.stake_units), Number(bet.payout_units)]).toEqual([
      slip.costCents * 100,
      settled!.payoutCents! * 100,
    ])
  })

  test('whose result comes too late is void, and every stake goes back whole', async () => {
    const { member, visit } = await table.playing()
    const slip = await table.slipFor(visit)
    const before = await table.balanceCents(member)
    await table.place(visit, slip)
    world.clock.advance(12 * 60_000)
    await world.studio.draws.run()
    expect((await table.slips(visit))[0]!.state).toBe('voided')
    expect(await table.balanceCents(member)).toBe(before)
    expect((await table.held(visit)).find(({ issue }) => issue === slip.issue)).toMatchObject({
      state: 'VOIDED',
      voidReason: 'LATE',
      numbers: null,
    })
  })

  test('whose seed is lost is void, a scheduled one as well while there is no public randomness', async () => {
    const { visit } = await table.playing('LT_3D')
    const [draw] = await table.coming(visit)
    expect(draw).toMatchObject({ entropy: '-', beacon: null })
    await table.spoilSeed(draw!)
    await table.keepAt(draw!.drawsAt, 10)
    const { rows } = await world.database.pool.query('select * from studio.draw where game_code = $1 and issue = $2', [
      'LT_3D',
      draw!.issue,
    ])
    expect(rows).toMatchObject([{ state: 'VOIDED', void_reason: 'SEED', version: 1, result: null }])
  })

  test('holds in its book all that was accepted while it closed, and nothing else; the rest went back', async () => {
    const { member, visit } = await table.playing()
    const before = await table.balanceCents(member)
    const slip = await table.slipFor(visit)
    const draw = (await table.coming(visit)).find(({ issue }) => issue === slip.issue)!
    const presses = Array.from({ length: 40 }, (_, i) => {
      if (i === 20) world.clock.advance(Date.parse(draw.closesAt) - world.clock.now().getTime())
      return Promise.all([
        table.place(visit, { ...slip, slipId: randomUUID() }),
        i % 10 === 9 && world.studio.draws.run(),
      ])
    })
    const statuses = (await Promise.all(presses)).map(([{ status }]) => status)
    const accepted = statuses.filter(status => status === 200).length
    expect(statuses.filter(status => status !== 200).every(status => status === 409)).toBe(true)
    const drawn = await table.hold(visit, slip.issue)
    expect(drawn.book).toMatchObject({ tickets: accepted, salesCents: accepted * slip.costCents })
    const paidCents = (await table.slips(visit)).reduce((sum, { payoutCents }) => sum + (payoutCents ?? 0), 0)
    expect(await table.balanceCents(member)).toBe(before - accepted * slip.costCents + paidCents)
  })

  test('is held once by two keepers at the same moment', async () => {
    const { member, visit } = await table.playing()
    const slip = await table.slipFor(visit, [
      ['ANY1', '1'],
      ['ANY1', '2'],
      ['ANY1', '3'],
      ['ANY1', '4'],
      ['ANY1', '5'],
      ['ANY1', '6'],
    ])
    const before = await table.balanceCents(member)
    await table.place(visit, slip)
    world.clock.advance(61_000)
    await Promise.all(Array.from({ length: 4 }, () => world.studio.draws.run()))
    world.clock.advance(6_000)
    await world.studio.draws.run()
    const [settled] = await table.slips(visit)
    expect(settled!.state).toBe('settled')
    expect(await table.balanceCents(member)).toBe(before - slip.costCents + settled!.payoutCents!)
  })
})

test('[FAIR-008] one command reproduces the exported draws without any network, and finds an edited number', async () => {
  const { visit } = await table.playing()
  const [next] = await table.coming(visit)
  await table.hold(visit, next!.issue)
  const exported = await (await fetch(`${world.studioUrl}/studio/draws.jsonl?game=EL_K3_1`)).text()
  const draws = exported.trimEnd().split('\n')
  expect(JSON.parse(draws[0]!)).toMatchObject({ gameCode: 'EL_K3_1', issue: next!.issue, state: 'SETTLED' })
  const good = await verifyExport(exported)
  expect([good.stdout, good.status]).toEqual([`0 rounds and ${draws.length} draws verified, 0 failed.`, 0])
  const edited = JSON.parse(draws[0]!) as DrawView
  edited.numbers![0] = edited.numbers![0] === '1' ? '2' : '1'
  const bad = await verifyExport(JSON.stringify(edited))
  expect([bad.stdout, bad.status]).toEqual(['0 rounds verified, 1 failed.', 1])
  expect(bad.stderr).toContain(`${next!.issue}: numbers differs`)
})

describe('a slip', () => {
  test('bought twice with one id is bought once; another slip under that id is refused', async () => {
    const { member, visit } = await table.playing()
    const slip = await table.slipFor(visit)
    const before = await table.balanceCents(member)
    const answers = await Promise.all(Array.from({ length: 6 }, () => table.place(visit, slip)))
    expect(answers.every(({ status }) => [200, 503].includes(status))).toBe(true)
    expect((await table.place(visit, slip)).status).toBe(200)
    expect(await table.balanceCents(member)).toBe(before - slip.costCents)
    const other = await table.slipFor(visit, [['BSOE', 'S']])
    const { status, body } = await table.place(visit, { ...other, slipId: slip.slipId })
    expect([status, body.error]).toEqual([409, 'slip_reused'])
  })

  test('after close is refused with the issue that sells, and nothing is debited', async () => {
    const { member, visit } = await table.playing()
    const slip = await table.slipFor(visit)
    const before = await table.balanceCents(member)
    const draw = (await table.coming(visit)).find(({ issue }) => issue === slip.issue)!
    world.clock.advance(Date.parse(draw.closesAt) - world.clock.now().getTime())
    const { status, body } = await table.place(visit, slip)
    expect([status, body.error, body.field]).toEqual([409, 'issue_closed', 'issue'])
    expect(body.nextIssue! > slip.issue).toBe(true)
    expect(await table.balanceCents(member)).toBe(before)
  })

  test('whose draw closes while the wallet answers goes back', async () => {
    const { member, visit } = await table.playing()
    const slip = await table.slipFor(visit)
    const before = await table.balanceCents(member)
    world.wallet.line = call => {
      if (call.endsWith('/bet')) world.clock.advance(60_000)
      return 'good'
    }
    expect((await table.place(visit, slip)).body.error).toBe('issue_closed')
    await world.studio.draws.run()
    expect(await table.balanceCents(member)).toBe(before)
    expect((await table.slips(visit))[0]!.state).toBe('rolled-back')
  })

  test('without a certain answer of the wallet goes back', async () => {
    const { member, visit } = await table.playing()
    const slip = await table.slipFor(visit)
    const before = await table.balanceCents(member)
    world.wallet.line = call => (call.endsWith('/bet') ? 'lose-answer' : 'good')
    expect((await table.place(visit, slip)).body.error).toBe('wallet_unavailable')
    world.wallet.line = () => 'good'
    await world.studio.draws.run()
    expect(await table.balanceCents(member)).toBe(before)
  })

  test('is taken back whole while its draw sells, and not after', async () => {
    const stranger = await table.playing()
    const { member, visit } = await table.playing()
    const slip = await table.slipFor(visit)
    const before = await table.balanceCents(member)
    await table.place(visit, slip)
    expect((await stranger.visit.send('lottery.cancelSlip', { id: slip.slipId })).status).toBe(404)
    expect((await visit.send('lottery.cancelSlip', { id: slip.slipId })).status).toBe(200)
    await world.studio.draws.run()
    expect(await table.balanceCents(member)).toBe(before)
    const drawn = await table.hold(visit, slip.issue)
    expect(drawn.book!.tickets).toBe(0)
    const late = await table.slipFor(visit)
    await table.place(visit, late)
    world.clock.advance(60_000)
    expect((await visit.send('lottery.cancelSlip', { id: late.slipId })).status).toBe(409)
  })

  test.each([
    [{ tickets: [{ betCode: 'BSOE', content: 'Q', unitCents: 100, times: 1, oddsX10000: [1] }] }, 'tickets.0.content'],
    [{ tickets: [{ betCode: 'D2', content: '12|3', unitCents: 100, times: 1, oddsX10000: [1] }] }, 'tickets.0.content'],
    [{ tickets: [{ betCode: 'D2', content: '1|13', unitCents: 100, times: 1, oddsX10000: [1] }] }, 'tickets.0.content'],
    [{ tickets: [{ betCode: 'NONE', content: 'B', unitCents: 100, times: 1, oddsX10000: [1] }] }, 'tickets.0.betCode'],
    [{ tickets: [{ betCode: 'BSOE', content: 'B', unitCents: 3, times: 1, oddsX10000: [1] }] }, 'tickets.0.unitCents'],
    [{ tickets: [{ betCode: 'BSOE', content: 'B', unitCents: 100, times: 1.5, oddsX10000: [1] }] }, 'tickets.0.times'],
    [{ tickets: [] }, 'tickets'],
    [{ series: 1790 }, 'series'],
    [{ series: 1960 }, 'series'],
    [{ slipId: 'x' }, 'slipId'],
    [{ costCents: 0 }, 'costCents'],
    [{ costCents: 1 }, 'costCents'],
    [{ payoutCents: 5 }, 'body'],
  ])('with %j is refused by the name of its field', async (change, field) => {
    const { member, visit } = await table.playing()
    const before = await table.balanceCents(member)
    const { status, body } = await table.place(visit, { ...(await table.slipFor(visit)), ...change })
    expect([status < 500, status >= 400, body.field]).toEqual([true, true, field])
    expect(await table.balanceCents(member)).toBe(before)
  })

  test('that costs more than the balance is refused whole', async () => {
    const { member, visit } = await table.playing()
    const before = await table.balanceCents(member)
    const slip = await table.slipFor(visit, [
      ['BSOE', 'B'],
      ['BSOE', 'S', 9_999],
    ])
    expect((await table.place(visit, slip)).body.error).toMatch(/not_enough_money|limit_reached/)
    expect(await table.balanceCents(member)).toBe(before)
    expect((await table.slips(visit))[0]!.state).toBe('refused')
  })
})
