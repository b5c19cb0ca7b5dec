import { hmac, sha256 } from '../../node/crypto.ts'
import { hashChain } from '../../seeds.ts'
import { blockWords, type FixtureStream } from '../block-words.ts'
import type { SportModel } from '../sport-model.ts'

/** The last seed of the rulebook's vectors: the bytes 0 to 31. */
const vectorSeed = Uint8Array.from({ length: 32 }, (_, at) => at)

/** The seeds of blocks 1, 2, ... in order; the hash of the first is the commitment. */
const blockSeeds = (blocks: number, lastSeed: Uint8Array = vectorSeed): Uint8Array[] =>
  hashChain(sha256, lastSeed, blocks)

/** Plays a match to its end from a last seed. @returns every state, the first before block 1 */
export function playMatch<Tables, State>(
  model: SportModel<never, Tables, State>,
  tables: Tables,
  fixture: string,
  lastSeed: Uint8Array = vectorSeed,
): State[] {
  const stream: FixtureStream = { model: model.id, version: model.version, fixture, entropy: '-' }
  const seeds = blockSeeds(model.blocks, lastSeed)
  const states = [model.start()]
  for (let block = 1; block <= model.blocks && !model.isOver(states.at(-1)!); block++)
    states.push(model.play(tables, states.at(-1)!, block, blockWords(hmac, seeds[block - 1]!, stream, block)))
  return states
}
