import type { BetProof } from '@baize/game-kit/book/verify/bet-proof'
import type { FixtureRecord } from '@baize/game-kit/book/verify/fixture-record'
import { startTestWorld, type TestWorld, verifyExport, verifyServer } from '@baize/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enter, PlayedFixture, placeSingles } from '../fixtures.ts'
import { exportedFixtures, proofOf } from './fixtures.ts'

let world: TestWorld
beforeAll(async () => {
  world = await startTestWorld()
})
afterAll(() => world.stop())

const exported = (asked: string) => exportedFixtures(world, asked)

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
