import * as crypto from '../../../browser/crypto.ts'
import { rootOf } from '../../../lotteries/book/merkle.ts'
import { commitmentOf, hashChain, toHex } from '../../../seeds.ts'
import { ratingsHash } from '../../calendar/ratings.ts'
import type { SportId } from '../../sport-model.ts'
import { modelOf } from '../../sports.ts'
import { averageSide } from '../../testing/played-matches.ts'
import { consistencyOf } from '../consistency.ts'
import type { FixtureRecord } from '../fixture-record.ts'
import { recordCourse } from '../record-course.ts'

interface Played {
  model: SportId
  fixture: string
  ratings?: { home: number[]; away: number[] }
  lastSeed?: Uint8Array
  hasPrices?: boolean
  /** Leaves of bets that were sealed before a block, all with a stake of one. */
  leaves?: readonly { block: number; hashes: readonly Uint8Array[] }[]
}

const utf8 = new TextEncoder()

/** The record of a match between average sides that was played to its end. */
export function playedRecord({
  model: id,
  fixture,
  ratings = { home: averageSide(id), away: averageSide(id) },
  lastSeed = Uint8Array.from({ length: 32 }, (_, at) => at),
  hasPrices = false,
  leaves = [],
}: Played): FixtureRecord {
  const model = modelOf(id)
  const chain = hashChain(crypto.sha256, lastSeed, model.blocks)
  const drawn = { fixture, model: id, version: model.version, ratings, entropy: '-' }
  const all = recordCourse(drawn, chain.map(toHex), { crypto, hasPrices: false })
  const last = all.blocks.at(-1)!
  const seeds = chain.slice(0, last.block).map(toHex)
  const commitment = commitmentOf(crypto.sha256, chain[0]!)
  const figures = ratingsHash(crypto.sha256, ratings)
  const text = ['SB1', fixture, commitment, id, model.version, figures, 1_000, 2_000, '0'.repeat(64)].join('|')
  const tree: Uint8Array[] = []
  const seals = leaves.map(({ block, hashes }) => {
    const before = tree.length
    tree.push(...hashes)
    const consistency = consistencyOf(crypto.sha256, tree, before).map(toHex)
    const root = toHex(rootOf(crypto.sha256, tree))
    return { block, root, count: tree.length, stakeUnits: String(tree.length * 10_000), consistency }
  })
  return JSON.parse(
    JSON.stringify({
      ...drawn,
      ratingsHash: figures,
      entries: [{ kind: 'chain', text, hash: toHex(crypto.sha256(utf8.encode(text))) }],
      ...{ opensAtMs: 1_000, kickOffMs: 2_000, commitment, seeds, seals },
      ...recordCourse(drawn, seeds, { crypto, hasPrices }),
      result: {
        ...{ state: 'settled', block: last.block, voidReason: null, voidedMarkets: [] },
        ...{ board: model.board(last.state as never), winner: model.winner(last.state as never) },
      },
    }),
  )
}
