import type { BetProof } from '@baize/game-kit/book/verify/bet-proof'
import type { FixtureRecord } from '@baize/game-kit/book/verify/fixture-record'
import { startTestWorld, type TestWorld, verifyExport, verifyServer } from '@baize/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enter, leg, PlayedFixture, type Player, place, placeSingles } from '../fixtures.ts'
import { announceWhere } from '../settlement/fixtures/singles.ts'

let world: TestWorld
beforeAll(async () => {
  world = await startTestWorld()
})
afterAll(() => world.stop())

const exported = async (asked: string): Promise<string> =>
  (await fetch(new URL(`/studio/fixtures.jsonl?${asked}`, world.studioUrl))).text()

const proofOf = async ({ visit }: Player, id: string, fixture: string): Promise<BetProof> =>
  (await visit.call('book.proof', { id, fixture })).body

/** The rulebook's match with bets before it and in play, by two members. */
describe('a match that was played, with bets on it', () => {
  const id = 'F1.1.12.3'
  let record: string
  let proof: BetProof
  const edited = (edit: (record: FixtureRecord) => void) => {
    const copy: FixtureRecord = JSON.parse(record)
    edit(copy)
    return JSON.stringify(copy)
  }

  beforeAll(async () => {
    const fixture = await PlayedFixture.announce(world, 'FOOT', { id })
    const [one, other] = [await enter(world), await enter(world)]
    await placeSingles(one, fixture, [['AH', 'home', -0.75], '10.00'], [['CS', '1-1'], '5.00'])
    await placeSingles(other, fixture, [['OU', 'over', 2.5], '20.00'])
    await fixture.toBlock(26)
    expect(await exported(`fixture=${id}`)).toBe('')
    const [bet] = await placeSingles(one, fixture, [['AH', 'home', 0], '10.00'])
    await fixture.finish()
    record = await exported(`fixture=${id}`)
    proof = await proofOf(one, bet!.betId, id)
  })

  test('[SPORT-076] one command works the match and a bet on it out again, from the server and from a file', async () => {
    expect(await verifyServer(world.studioUrl, id)).toBe('1 fixtures verified, 0 failed.')
    const { status, stdout, stderr } = await verifyExport(record, JSON.stringify(proof))
    expect([stderr, stdout, status]).toEqual(['', '1 fixtures and 1 bets verified, 0 failed.', 0])
    expect(proof.bet).toMatchObject({ outcome: 'won', payoutUnits: '150500' })
  })

  test('[SPORT-076] one bit of a seed, one price or one payout that was changed is found, and its block, claim or bet named', async () => {
    const bit = await verifyExport(
      edited(({ seeds }) => {
        seeds[18] = `${seeds[18]!.slice(0, -1)}${(Number.parseInt(seeds[18]!.at(-1)!, 16) ^ 1).toString(16)}`
      }),
    )
    expect([bit.status, bit.stdout]).toEqual([1, '0 rounds verified, 1 failed.'])
    expect(bit.stderr).toMatch(/^F1\.1\.12\.3 block 19: chain differs/)

    const price = await verifyExport(
      edited(({ sheets }) => {
        const { prices } = sheets.find(({ block }) => block === 26)!
        prices!.splice(prices!.indexOf('AH|0|home|1505'), 1, 'AH|0|home|1510')
      }),
    )
    expect([price.status, price.stderr]).toEqual([
      1,
      'F1.1.12.3 block 26, claim AH|0|home: sheet differs at sheet of state 26, odds in 1/1000: expected 1505, found 1510',
    ])

    const { bet } = proof
    const payout = await verifyExport(record, JSON.stringify({ ...proof, bet: { ...bet, payoutUnits: '150600' } }))
    expect([payout.status, payout.stderr]).toEqual([
      1,
      `bet ${bet.betId}: payout differs at payoutUnits: expected "150500", found "150600"`,
    ])
  })

  test.each<[string, (proof: BetProof) => void, RegExp]>([
    ['odds', ({ bet }) => (bet.legs[0]!.milli = 1_510), /leaf differs at text/],
    ['leaf', changed => (changed.text = changed.text.replace('1505', '1510')), /leaf differs at text/],
    ['place', changed => changed.index--, /path differs at root/],
    ['root', changed => (changed.root = 'f'.repeat(64)), /path differs at root/],
    ['result', ({ bet }) => (bet.legs[0]!.result = { kind: 'lost' }), /block 26, claim AH\|0\|home: legs differs/],
  ])('a proof whose %s was changed is found out', async (_, edit, fault) => {
    const changed = structuredClone(proof)
    edit(changed)
    const { status, stderr } = await verifyExport(record, JSON.stringify(changed))
    expect(status).toBe(1)
    expect(stderr).toMatch(fault)
    expect(stderr).toContain(`bet ${proof.bet.betId}`)
  })
})

test('a parlay, a system and a part of a bet are worked out from all of their matches', async () => {
  const player = await enter(world)
  const football = await PlayedFixture.announce(world, 'FOOT')
  const others = [await PlayedFixture.announce(world, 'BASK'), await PlayedFixture.announce(world, 'TENN')]
  const legs = [
    await leg(player, { fixture: football, pick: ['OU', 'over', 2.5] }),
    await leg(player, { fixture: others[0]!, pick: ['ML', 'home'] }),
    await leg(player, { fixture: others[1]!, pick: ['ML', 'A'] }),
  ]
  const [parlay, system, single] = await place(
    player,
    { legs, amount: '10.00' },
    { legs, amount: '2.00', kind: 'system', system: '2/3' },
    { legs: [legs[0]!], amount: '10.00' },
  )
  await football.toBlock(3)
  const { body } = await player.visit.call('book.bet', { id: single!.betId })
  const restId = crypto.randomUUID()
  await player.visit.call('book.cashOut', {
    ...{ id: single!.betId, leastUnits: '1', partUnits: '40000', restId },
  })
  expect(body.cashOut).not.toBe(null)
  for (const fixture of [football, ...others]) await fixture.finish()
  const lines: string[] = []
  for (const { id } of [football, ...others]) lines.push(await exported(`fixture=${id}`))
  const record = lines.join('')
  for (const id of [parlay!.betId, system!.betId, restId]) {
    const proof = JSON.stringify(await proofOf(player, id, football.id))
    const { stderr, status } = await verifyExport(record, proof)
    expect([stderr, status]).toEqual(['', 0])
  }
})

test('a match that was broken off, one that was never played and one that nobody saw verify like any other', async () => {
  const broken = await announceWhere(world, 'FOOT', 'F1.999997.1.1', () => true)
  const player = await enter(world)
  await placeSingles(player, broken, [['OU', 'over', 2.5], '10.00'])
  await broken.toBlock(7)
  const late = await PlayedFixture.announce(world, 'BADM')
  await placeSingles(player, late, [['ML', 'A'], '10.00'])
  for (const { id } of [broken, late])
    await world.studio.db.updateTable('sports.fixture').set({ void_asked: 'OPERATOR' }).where('id', '=', id).execute()
  await broken.finish()
  await late.finish()
  const lonely = await PlayedFixture.announce(world, 'LANE')
  world.clock.advance(1_400_000)
  await world.studio.sports.run()
  await world.studio.sports.run()
  expect((await lonely.row()).state).toBe('settled')
  const lines: string[] = []
  for (const { id } of [broken, late, lonely]) lines.push(await exported(`fixture=${id}`))
  const states = lines.map(line => (JSON.parse(line) as FixtureRecord).result.state)
  expect(states).toEqual(['abandoned', 'void', 'settled'])
  const { stderr, status } = await verifyExport(lines.join(''))
  expect([stderr, status]).toEqual(['', 0])
})

test('a bet on a market that an operator voided is proven void, and one on another market as it ended', async () => {
  const fixture = await announceWhere(world, 'FOOT', 'F1.999997.1.2', () => true)
  const player = await enter(world)
  const [voided, other] = await placeSingles(
    player,
    fixture,
    [['OU', 'over', 2.5], '10.00'],
    [['1X2', 'home'], '10.00'],
  )
  await fixture.toBlock(1)
  await world.studio.db
    .updateTable('sports.fixture')
    .set({ voided_markets: ['OU'], voids_due: true })
    .where('id', '=', fixture.id)
    .execute()
  await fixture.finish()
  const record = await exported(`fixture=${fixture.id}`)
  for (const bet of [voided!, other!]) {
    const proof = await proofOf(player, bet.betId, fixture.id)
    expect(proof.bet.outcome === 'void').toBe(bet === voided)
    expect(await verifyExport(record, JSON.stringify(proof))).toMatchObject({ status: 0, stderr: '' })
  }
})

test('pages of the export go on where the last one ended, and nothing undecided leaves', async () => {
  const open = await PlayedFixture.announce(world, 'FOOT')
  const player = await enter(world)
  await placeSingles(player, open, [['1X2', 'home'], '10.00'])
  await open.toBlock(2)
  const ids = (text: string) =>
    text.split('\n').flatMap(line => (line ? [(JSON.parse(line) as FixtureRecord).fixture] : []))
  const all = ids(await exported('limit=6'))
  expect(await exported(`fixture=${open.id}`)).toBe('')
  expect(all).not.toContain(open.id)
  const paged: string[] = []
  for (let before = ''; paged.length < all.length; before = `&before=${paged.at(-1)}`) {
    const page = ids(await exported(`limit=2${before}`))
    expect(page.length).toBeGreaterThan(0)
    paged.push(...page)
  }
  expect(paged).toEqual(all)
  for (const wrong of ['limit=0', 'limit=1001', 'fixture=nothing', 'game=FB-1']) {
    const { status } = await fetch(new URL(`/studio/fixtures.jsonl?${wrong}`, world.studioUrl))
    expect(status).toBe(400)
  }
})
