import { toHex } from '@baize/game-kit'
import { appendLeaves, rootOfFrontier } from '@baize/game-kit/book/merkle-frontier'
import { leafHash } from '@baize/game-kit/lotteries/index'
import { sha256 } from '@baize/game-kit/node/crypto'
import { hashChain } from '@baize/game-kit/seeds'
import { checkInvariants, startTestWorld, type TestWorld } from '@baize/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { StoredBet, StoredFixture, StoredLeg } from '../sports-dependencies.ts'
import { KilledBook } from './book.fixtures.ts'

/** Matches in turn, each with so many kills. */
const seeds = [1, 2, 3, 4, 5]
const killsAMatch = 10

let world: TestWorld
let book: KilledBook
beforeAll(async () => {
  world = await startTestWorld()
  book = await KilledBook.start(world)
})
afterAll(async () => {
  await book.keepers.stop()
  await world.stop()
})
afterEach(async () => {
  expect(await checkInvariants(world.database)).toEqual([])
})

/** Bets of the matches, with their legs. */
async function betsOf(): Promise<Map<string, { bet: StoredBet; legs: StoredLeg[] }>> {
  const { db } = world.studio
  const ids = book.fixtures.map(({ id }) => id)
  const legs = await db.selectFrom('sports.leg').selectAll().where('fixture', 'in', ids).orderBy('position').execute()
  const named = [...new Set(legs.map(({ bet_id }) => bet_id))]
  const bets = await db.selectFrom('sports.bet').selectAll().where('id', 'in', named).execute()
  const ofBet = Map.groupBy(legs, ({ bet_id }) => bet_id)
  return new Map(bets.map(bet => [bet.id, { bet, legs: ofBet.get(bet.id)! }]))
}

/** Its chain leads to the commitment, and each accepted bet is in its tree, sealed before its block was opened. */
async function expectWhole({ id, state, seed, seed_block, commitment }: StoredFixture): Promise<void> {
  const { db } = world.studio
  expect(state).toBe('settled')
  expect(toHex(hashChain(sha256, seed!, seed_block + 1)[0]!)).toBe(commitment)
  const leaves = await db.selectFrom('sports.leaf').selectAll().where('fixture', '=', id).orderBy('index').execute()
  const seals = await db.selectFrom('sports.seal').selectAll().where('fixture', '=', id).orderBy('block').execute()
  const accepted = [...(await betsOf()).values()].filter(({ bet }) => bet.accepted_at)
  const own = accepted.filter(({ legs }) => legs.some(({ fixture }) => fixture === id))
  expect(leaves.map(({ bet_id }) => bet_id).sort()).toEqual(own.map(({ bet }) => bet.id).sort())
  for (const { bet_id, block } of leaves) {
    const { bet, legs } = own.find(({ bet }) => bet.id === bet_id)!
    const seal = seals.find(sealed => sealed.block === block)!
    expect(bet.accepted_at!.getTime()).toBeLessThanOrEqual(seal.sealed_at.getTime())
    // Sealed for the very block that its prices were before.
    expect(block).toBe(legs.find(({ fixture }) => fixture === id)!.block + 1)
  }
  const hashes = leaves.map(({ text }) => leafHash(sha256, text))
  const { frontier, count } = appendLeaves(sha256, [], 0, hashes)
  expect([toHex(rootOfFrontier(sha256, frontier, count)), count]).toEqual([seals.at(-1)!.root, seals.at(-1)!.leaves])
}

const rows = (): Promise<StoredFixture[]> => Promise.all(book.fixtures.map(fixture => fixture.row()))

test.each(seeds)(
  '[SPORT-075] keepers of the book killed at any moment (%i) pay each accepted bet once what the chains give',
  async seed => {
    const before = await book.balances()
    const killsBefore = book.keepers.kills
    await book.announce(seed)
    await book.lay()
    expect(await book.killAtSeal()).toBe('refused')
    await book.killInFlight()
    for (let kill = 2; kill < killsAMatch; kill++) {
      await book.toWindow()
      await book.lay()
      await book.step()
      await book.lay()
      await book.killAnywhere()
      for (const { block, sealed_block } of await rows()) expect(sealed_block).toBeGreaterThanOrEqual(block)
    }
    expect(book.keepers.kills - killsBefore).toBe(killsAMatch)
    await book.finish()

    const bets = await betsOf()
    const heard = Map.groupBy(book.heard, ([, what]) => what)
    const ids = (what: 'accepted' | 'refused') => (heard.get(what) ?? []).map(([id]) => id)
    const isIn = (id: string) => Boolean(bets.get(id)?.bet.accepted_at)
    expect(ids('accepted').length).toBeGreaterThanOrEqual(killsAMatch)
    expect(ids('accepted').filter(id => !isIn(id))).toEqual([])
    expect(ids('refused').filter(isIn)).toEqual([])

    const finished = await rows()
    const courses = new Map(finished.map(fixture => [fixture.id, { fixture, states: book.courseOf(fixture) }]))
    const gains = book.players.map(() => 0n)
    for (const { bet, legs } of bets.values()) {
      if (!bet.accepted_at) {
        expect(['refused', 'rolled-back']).toContain(bet.state)
        continue
      }
      const payout = book.payoutOf(bet, legs, courses)
      expect([bet.id, bet.state, bet.payout_units]).toEqual([bet.id, 'settled', payout])
      gains[book.players.findIndex(({ userId }) => userId === bet.user_id)]! += payout - bet.stake_units
    }
    expect(await book.balances()).toEqual(before.map((units, i) => units + gains[i]!))
    for (const { fixture, states } of courses.values()) {
      expect(JSON.parse(fixture.state_now!)).toEqual(states.at(-1))
      await expectWhole(fixture)
    }
  },
)
