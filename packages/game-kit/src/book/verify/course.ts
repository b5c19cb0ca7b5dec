import type { Hmac, NextWord, Sha256 } from '../../stream.ts'
import { blockWords } from '../block-words.ts'
import type { Incident } from '../live/incident.ts'
import type { SportId } from '../sport-model.ts'
import { type AnySport, modelOf, ratingsOf, type SportState, type SportTables } from '../sports.ts'

export interface BookCrypto {
  hmac: Hmac
  sha256: Sha256
}

/** A fixture as its blocks are drawn. */
export interface DrawnFixture {
  fixture: string
  model: SportId
  version: number
  ratings: { home: readonly number[]; away: readonly number[] }
  entropy: string
}

/** A block that was worked out from its seed. */
export interface DrawnBlock {
  block: number
  draws: number[]
  events: Incident[]
  state: SportState
}

/** Works a fixture out from its seeds, block by block. */
export class Course {
  readonly model: AnySport
  readonly tables: SportTables
  readonly #fixture: DrawnFixture
  readonly #hmac: Hmac

  /** @throws RangeError for ratings that the model does not take */
  constructor(fixture: DrawnFixture, hmac: Hmac) {
    this.model = modelOf(fixture.model)
    const { home, away } = fixture.ratings
    this.tables = this.model.prepare(ratingsOf(fixture.model, home, away))
    this.#fixture = fixture
    this.#hmac = hmac
  }

  /** What a block makes of the state before it, by the words of its seed. */
  play(before: SportState, block: number, seed: Uint8Array): DrawnBlock {
    const draws: number[] = []
    const word = this.#words(seed, block, '0')
    const state = this.model.play(this.tables, before, block, () => {
      const drawn = word()
      draws.push(drawn)
      return drawn
    })
    const events = this.model.incidents(this.tables, before, state, block, this.#words(seed, block, 'look'))
    return { block, draws, events, state }
  }

  /**
   * Every block that the seeds of blocks 1, 2, ... decide, in order; blocks that the match passes by draw nothing.
   * @returns after each block what it brought
   */
  *blocks(seeds: readonly Uint8Array[]): Generator<DrawnBlock> {
    let state = this.model.start()
    for (let block = this.model.nextBlock(state, 0); block !== null && block <= seeds.length; ) {
      const drawn = this.play(state, block, seeds[block - 1]!)
      yield drawn
      state = drawn.state
      block = this.model.nextBlock(state, block)
    }
  }

  #words(seed: Uint8Array, block: number, purpose: '0' | 'look'): NextWord {
    const { model, version, fixture, entropy } = this.#fixture
    return blockWords(this.#hmac, seed, { model, version, fixture, entropy }, block, purpose)
  }
}
