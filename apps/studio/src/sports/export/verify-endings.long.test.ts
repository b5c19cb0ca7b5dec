import type { FixtureRecord } from '@baize/game-kit/book/verify/fixture-record'
import { startTestWorld, type TestWorld, verifyExport } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, leg, PlayedFixture, place, placeSingles } from '../fixtures.ts'
import { playedAt } from '../play/play-unattended.ts'
import { announceWhere } from '../settlement/fixtures/singles.ts'
import { exportedFixtures, proofOf } from './fixtures.ts'

let world: TestWorld
beforeAll(async () => {
  world = await startTestWorld()
})
afterAll(() => world.stop())

const exported = (id: string) => exportedFixtures(world, `fixture=${id}`)

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
  for (const { id } of [football, ...others]) lines.push(await exported(id))
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
  world.clock.advance(playedAt(await lonely.row()).getTime() - world.clock.now().getTime())
  await world.studio.sports.run()
  await world.studio.sports.run()
  expect((await lonely.row()).state).toBe('settled')
  const lines: string[] = []
  for (const { id } of [broken, late, lonely]) lines.push(await exported(id))
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
  const record = await exported(fixture.id)
  for (const bet of [voided!, other!]) {
    const proof = await proofOf(player, bet.betId, fixture.id)
    expect(proof.bet.outcome === 'void').toBe(bet === voided)
    expect(await verifyExport(record, JSON.stringify(proof))).toMatchObject({ status: 0, stderr: '' })
  }
})
