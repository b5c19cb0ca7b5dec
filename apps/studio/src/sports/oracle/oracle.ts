import { commitmentOf } from '@baize/game-kit'
import { blockWords } from '@baize/game-kit/book/block-words'
import type { Incident } from '@baize/game-kit/book/live/incident'
import type { SportId } from '@baize/game-kit/book/sport-model'
import { modelOf, ratingsOf, type SportState, type SportTables } from '@baize/game-kit/book/sports'
import { hmac, sha256 } from '@baize/game-kit/node/crypto'
import { hashChain } from '@baize/game-kit/seeds'
import type { Vault } from '@baize/server-kit/secrets/vault'
import type pg from 'pg'
import type { StudioOutside } from '../../outside.ts'
import type { FixtureRatings } from '../tables.ts'

/** The oracle does not open a block: its bets are not sealed, or its window is not over. Somebody asked out of turn. */
class OracleRefused extends Error {
  override name = 'OracleRefused'
}

/** A chain whose sealed seed does not hold, or does not lead to its commitment. */
export class ChainBroken extends Error {
  override name = 'ChainBroken'
}

/** What came of a block. */
export interface OpenedBlock {
  block: number
  before: SportState
  after: SportState
  incidents: Incident[]
}

interface OracleFixture {
  sport: SportId
  version: number
  blocks: number
  ratings: FixtureRatings | null
  entropy: string
  block: number
  state_now: string | null
  sealed_block: number
  window_at: Date | null
}

export interface OracleOptions {
  /** Connections of the oracle's own role: it alone reads chains. */
  pool: pg.Pool
  /** Keys of its own. */
  vault: Vault
  outside: StudioOutside
  log: { error(detail: object, message: string): void }
}

/**
 * Holds the chains that decide fixtures, and opens a block after the bets on it are sealed (sportsbook 2.1). It alone knows what
 * comes; nothing that it answers lets anybody compute a later block.
 */
export class Oracle {
  readonly #options: OracleOptions
  /** Fixtures that are being played: their seeds, and what their blocks are drawn with. */
  readonly #open = new Map<string, { seeds: Uint8Array[]; tables: SportTables }>()

  constructor(options: OracleOptions) {
    this.#options = options
  }

  /**
   * Makes the chains of fixtures. One that has a chain keeps it: a round may have been made halfway before a stop.
   * @returns their commitments, hex, in order: the hash of each first block's seed
   */
  async commit(fixtures: readonly { id: string; blocks: number }[]): Promise<string[]> {
    const { pool, vault, outside } = this.#options
    const made = fixtures.map(({ id, blocks }) => {
      const last = outside.newServerSeed()
      const commitment = commitmentOf(sha256, hashChain(sha256, last, blocks)[0]!)
      return { id, blocks, commitment, sealed: vault.seal(last, contextOf(id, commitment)) }
    })
    await pool.query(
      `insert into oracle.chain (fixture, blocks, commitment, sealed_seed, created_at)
       select *, $5 from unnest($1::text[], $2::integer[], $3::text[], $4::bytea[]) on conflict do nothing`,
      [
        made.map(({ id }) => id),
        made.map(({ blocks }) => blocks),
        made.map(({ commitment }) => commitment),
        made.map(({ sealed }) => sealed),
        outside.now(),
      ],
    )
    const { rows } = await pool.query<{ fixture: string; commitment: string }>(
      'select fixture, commitment from oracle.chain where fixture = any($1)',
      [made.map(({ id }) => id)],
    )
    const known = new Map(rows.map(({ fixture, commitment }) => [fixture, commitment]))
    return made.map(({ id }) => known.get(id)!)
  }

  /**
   * Opens the next block of a fixture, whose bets must be sealed.
   * @throws OracleRefused, which is logged as an alarm; ChainBroken
   */
  async open(fixture: string, block: number): Promise<OpenedBlock> {
    const row = await this.#fixture(fixture)
    if (row.sealed_block < block || row.state_now === null || row.block >= block)
      return this.#refuse(fixture, block, row)
    const before: SportState = JSON.parse(row.state_now)
    return this.#play(fixture, row, before, block)
  }

  /**
   * Plays a fixture to its end that nobody bet on, once all of its blocks are sealed as empty.
   * @throws OracleRefused, ChainBroken
   */
  async openAll(fixture: string): Promise<{ before: SportState | null; after: SportState; block: number }> {
    const row = await this.#fixture(fixture)
    if (row.sealed_block < row.blocks) return this.#refuse(fixture, row.blocks, row)
    const model = modelOf(row.sport)
    let before: SportState | null = null
    let after: SportState = row.state_now === null ? model.start() : JSON.parse(row.state_now)
    let { block } = row
    for (let next = model.nextBlock(after, block); next !== null; next = model.nextBlock(after, block)) {
      before = after
      after = (await this.#play(fixture, row, before, next)).after
      block = next
    }
    this.forget(fixture)
    return { before, after, block }
  }

  /** The seed of a block that is over, from which all before it follow. @throws OracleRefused while it is on show */
  async reveal(fixture: string, block: number): Promise<Uint8Array> {
    const row = await this.#fixture(fixture)
    const isOnShow = row.window_at !== null && this.#options.outside.now() < row.window_at
    if (row.block < block || (row.block === block && isOnShow)) return this.#refuse(fixture, block, row)
    return (await this.#opened(fixture, row)).seeds[block - 1]!
  }

  /**
   * The course of a fixture up to a block, from its seeds: the state after each block, the first one the start, and what happened.
   * @throws OracleRefused for a block that is not opened
   */
  async course(fixture: string, through: number): Promise<{ states: SportState[]; incidents: Incident[][] }> {
    const row = await this.#fixture(fixture)
    if (row.block < through) return this.#refuse(fixture, through, row)
    const model = modelOf(row.sport)
    const states: SportState[] = [model.start()]
    const incidents: Incident[][] = [[]]
    for (let block = 1; block <= through; block++) {
      const before = states[block - 1]!
      const isPlayed = model.nextBlock(before, block - 1) === block
      const played = isPlayed ? await this.#play(fixture, row, before, block) : { after: before, incidents: [] }
      states.push(played.after)
      incidents.push(played.incidents)
    }
    return { states, incidents }
  }

  /** Puts the seeds of a fixture out of memory. */
  forget(fixture: string): void {
    this.#open.delete(fixture)
  }

  async #play(fixture: string, row: OracleFixture, before: SportState, block: number): Promise<OpenedBlock> {
    const model = modelOf(row.sport)
    const { seeds, tables } = await this.#opened(fixture, row)
    const seed = seeds[block - 1]!
    const stream = { model: row.sport, version: row.version, fixture, entropy: row.entropy }
    const after = model.play(tables, before, block, blockWords(hmac, seed, stream, block))
    const incidents = model.incidents(tables, before, after, block, blockWords(hmac, seed, stream, block, 'look'))
    return { block, before, after, incidents }
  }

  async #fixture(fixture: string): Promise<OracleFixture> {
    const { rows } = await this.#options.pool.query<OracleFixture>(
      `select sport, version, blocks, ratings, entropy, block, state_now, sealed_block, window_at from sports.fixture where id = $1`,
      [fixture],
    )
    if (!rows[0]) throw new OracleRefused(`${fixture} is not scheduled`)
    return rows[0]
  }

  async #opened(fixture: string, row: OracleFixture): Promise<{ seeds: Uint8Array[]; tables: SportTables }> {
    const kept = this.#open.get(fixture)
    if (kept) return kept
    const { rows } = await this.#options.pool.query<{ commitment: string; sealed_seed: Buffer }>(
      `select commitment, sealed_seed from oracle.chain where fixture = $1`,
      [fixture],
    )
    const chain = rows[0]
    const last = chain && this.#options.vault.unseal(chain.sealed_seed, contextOf(fixture, chain.commitment))
    if (!chain || !last) throw new ChainBroken(`the chain of ${fixture} does not hold`)
    const seeds = hashChain(sha256, last, row.blocks)
    if (commitmentOf(sha256, seeds[0]!) !== chain.commitment)
      throw new ChainBroken(`the chain of ${fixture} does not lead to its commitment`)
    const { home, away } = row.ratings!
    const opened = { seeds, tables: modelOf(row.sport).prepare(ratingsOf(row.sport, home, away)) }
    this.#open.set(fixture, opened)
    return opened
  }

  #refuse(fixture: string, block: number, { sealed_block, block: opened }: OracleFixture): never {
    const detail = { fixture, block, sealedBlock: sealed_block, opened }
    this.#options.log.error(detail, 'alarm: a block was asked of the oracle out of turn')
    throw new OracleRefused(`block ${block} of ${fixture} is not to be opened`)
  }
}

const contextOf = (fixture: string, commitment: string): string => `book-chain ${fixture} ${commitment}`
