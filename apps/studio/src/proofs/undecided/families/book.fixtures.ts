import { blockWords } from '@baize/game-kit/book/block-words'
import { modelOf, ratingsOf } from '@baize/game-kit/book/sports'
import { hmac, sha256 } from '@baize/game-kit/node/crypto'
import { hashChain } from '@baize/game-kit/seeds'
import type { TestWorld } from '@baize/testing'
import { leg, PlayedFixture, type Player, place, samples } from '../../../sports/fixtures.ts'
import { type Family, memberOf } from './family.fixtures.ts'

type Sample = keyof typeof samples
const idOf = (sample: Sample) => `${samples[sample].competition}.999999.1.1`

/** How many blocks are over in the matches that are looked at in play. */
const blocksOver: Readonly<Record<Sample, number>> = {
  ...{ FOOT: 4, BASK: 1, TENN: 1, BADM: 1, LANE: 1, TACT: 1, DUEL: 1 },
}

/**
 * Seeds under which a match has come to one state after its first blocks, and differs later: what was shown by then is public,
 * and what comes is not. Of all that are tried, those of the state that most come to.
 */
function seedsWithOnePast(sample: Sample): Uint8Array[] {
  const { sport, ratings } = samples[sample]
  const model = modelOf(sport)
  const tables = model.prepare(ratingsOf(sport, ratings.home, ratings.away))
  const stream = { model: sport, version: model.version, fixture: idOf(sample), entropy: '-' }
  const pasts = Map.groupBy(
    Array.from({ length: 600 }, (_, n) => sha256(new Uint8Array([n % 256, n >> 8, 77]))),
    last => {
      const seeds = hashChain(sha256, last, model.blocks)
      let state = model.start()
      for (let block = 1; block <= blocksOver[sample]; block++)
        state = model.play(tables, state, block, blockWords(hmac, seeds[block - 1]!, stream, block))
      return JSON.stringify(state)
    },
  )
  return [...pasts.values()].sort((one, other) => other.length - one.length)[0]!
}

/** Bets on the first selection that a match sells. */
async function bet(player: Player, fixture: PlayedFixture): Promise<void> {
  const { prices } = await fixture.sheet(player)
  const { market, selection, line4 } = prices.find(({ milli }) => milli)!
  const asked = await leg(player, { fixture, pick: [market, selection, line4 / 4] })
  await place(player, { legs: [asked], amount: '2.00' })
}

const playerOf = async (world: TestWorld): Promise<Player> => {
  const member = await memberOf(world, 0)
  return { member, visit: await world.play(member, 'FB-1') }
}

const before: Family = {
  name: 'matches of each sport before their kick-off',
  kind: 'book',
  async leave(world, look) {
    const player = await playerOf(world)
    for (const sample of Object.keys(samples) as Sample[]) {
      const seed = crypto.getRandomValues(new Uint8Array(32))
      const fixture = await PlayedFixture.announce(world, sample, { id: idOf(sample), seed, kickOffInMs: 3_600_000 })
      await fixture.run()
      await bet(player, fixture)
    }
    await look()
    return true
  },
}

const inPlay = (Object.keys(samples) as Sample[]).map((sample): Family => {
  let seeds: Uint8Array[] | null = null
  return {
    name: `${sample}: a match in play, of which a part is over`,
    kind: 'book',
    seeds: 4,
    async leave(world, look) {
      seeds ??= seedsWithOnePast(sample)
      const seed = seeds.pop()
      if (!seed) throw new Error(`too few seeds bring ${sample} to one state`)
      const player = await playerOf(world)
      const fixture = await PlayedFixture.announce(world, sample, { id: idOf(sample), seed })
      await fixture.run()
      await bet(player, fixture)
      await fixture.toBlock(blocksOver[sample])
      await bet(player, fixture)
      await look()
      return true
    },
  }
})

export const book: readonly Family[] = [before, ...inPlay]
