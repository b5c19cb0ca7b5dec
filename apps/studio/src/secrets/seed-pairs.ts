import type { FairnessState, RotateAnswer } from '@baize/api/studio/slot'
import { isClientSeed, toHex } from '@baize/game-kit'
import type { Vault } from '@baize/server-kit/secrets/vault'
import { titleOfGame } from '../games.ts'
import type { StudioOutside } from '../outside.ts'
import type { StudioDatabase, StudioTx } from '../studio-database.ts'
import { StudioError } from '../studio-error.ts'
import { createPair, type PairMaking, pairInUse, pairsInUse, type StoredPair, seedOf } from './stored-pairs.ts'

/** A pair is due for a change after so many rounds or so long (games book 7.1). */
const roundsPerPair = 1000
const pairMs = 24 * 3_600_000

/** A pair that plays: its client seed came from the player's browser. */
export type PlayingPair = StoredPair & { client_seed: string }

/**
 * The seed pair of each player. The server seed is committed with the pair before it, so that no client seed is known when
 * it is drawn; it is revealed when the player's browser sends the next client seed.
 */
export class SeedPairs {
  readonly #db: StudioDatabase
  readonly #outside: StudioOutside
  readonly #vault: Vault

  constructor(db: StudioDatabase, { outside, vault }: PairMaking) {
    this.#db = db
    this.#outside = outside
    this.#vault = vault
  }

  /** The pair in use, made when the player has none. */
  current(userId: string): Promise<FairnessState> {
    return this.#db.transaction().execute(async tx => {
      const pair =
        (await pairInUse(tx, userId)) ?? (await createPair(tx, { outside: this.#outside, vault: this.#vault }, userId))
      return this.#present(tx, pair)
    })
  }

  /**
   * The pair in use, locked until the transaction ends. A round that is written then takes its next nonce.
   * @throws StudioError client_seed_wanted while the browser has to send a seed first
   */
  async reserve(tx: StudioTx, userId: string): Promise<PlayingPair> {
    const pair = (await this.reserveAll(tx, [userId])).get(userId)
    if (!pair) throw new StudioError('client_seed_wanted')
    return pair
  }

  /** The same for several players, by their ids. Those whose browsers have to send a seed first are not among them. */
  async reserveAll(tx: StudioTx, userIds: readonly string[]): Promise<Map<string, PlayingPair>> {
    const pairs = await pairsInUse(tx, userIds)
    const wanting = await this.#wantingClientSeeds(tx, pairs)
    return new Map(pairs.filter(({ id }) => !wanting.has(id)).map(pair => [pair.user_id, pair as PlayingPair]))
  }

  /** The server seed of a pair that was read. */
  seedOf(pair: PlayingPair): Buffer {
    return seedOf(this.#vault, pair)
  }

  /** The server seed that a round is played with. */
  async serverSeedOf(db: StudioDatabase | StudioTx, pairId: bigint): Promise<Buffer> {
    const pair = await db
      .selectFrom('studio.seed_pair')
      .select(['server_seed', 'sealed_seed', 'commitment'])
      .where('id', '=', pairId)
      .executeTakeFirstOrThrow()
    return seedOf(this.#vault, pair)
  }

  /**
   * Takes a seed of the player's browser: for the pair in use if that has none yet, else for the pair that was promised
   * with it, and then the one in use is revealed.
   * @throws StudioError client_seed_invalid; round_open while a round of the pair is not settled; client_seed_wanted when
   *   nothing was committed yet, since a commitment has to come before the seed
   */
  async takeClientSeed(userId: string, clientSeed: string): Promise<RotateAnswer> {
    if (!isClientSeed(clientSeed)) throw new StudioError('client_seed_invalid', { field: 'clientSeed' })
    const answer = await this.#db.transaction().execute(async tx => {
      const pair = await pairInUse(tx, userId)
      if (!pair) return null
      if (pair.client_seed === null) {
        const seeded = await this.#seed(tx, pair, clientSeed)
        return { revealed: null, fairness: await this.#present(tx, seeded) }
      }
      const openIn = (await gamesInPlay(tx, [pair.id])).get(pair.id)
      if (openIn) throw new StudioError('round_open', { openIn: titleOfGame(openIn) })
      await tx
        .updateTable('studio.seed_pair')
        .set({ revealed_at: this.#outside.now(), server_seed: seedOf(this.#vault, pair) })
        .where('id', '=', pair.id)
        .execute()
      const next = await this.#seed(
        tx,
        await createPair(tx, { outside: this.#outside, vault: this.#vault }, userId, pair),
        clientSeed,
      )
      return { revealed: revealedOf(pair, seedOf(this.#vault, pair)), fairness: await this.#present(tx, next) }
    })
    if (answer) return answer
    await this.current(userId)
    throw new StudioError('client_seed_wanted')
  }

  #seed(tx: StudioTx, pair: StoredPair, clientSeed: string): Promise<StoredPair> {
    return tx
      .updateTable('studio.seed_pair')
      .set({ client_seed: clientSeed, client_seed_at: this.#outside.now() })
      .where('id', '=', pair.id)
      .returningAll()
      .executeTakeFirstOrThrow()
  }

  async #present(tx: StudioTx, pair: StoredPair): Promise<FairnessState> {
    return {
      commitment: pair.commitment,
      nextCommitment: pair.next_commitment!,
      clientSeed: pair.client_seed,
      nextNonce: pair.next_nonce,
      wantsClientSeed: (await this.#wantingClientSeeds(tx, [pair])).has(pair.id),
    }
  }

  /** Ids of pairs without a seed of the browser, and of those that are due, once no round of them is open. */
  async #wantingClientSeeds(tx: StudioTx, pairs: readonly StoredPair[]): Promise<Set<bigint>> {
    const due = pairs.filter(pair => pair.client_seed !== null && this.#isDue(pair)).map(({ id }) => id)
    const inPlay = due.length > 0 ? await gamesInPlay(tx, due) : new Map()
    const unseeded = pairs.filter(({ client_seed }) => client_seed === null).map(({ id }) => id)
    return new Set([...unseeded, ...due.filter(id => !inPlay.has(id))])
  }

  #isDue({ client_seed_at, next_nonce, created_at }: StoredPair): boolean {
    const ageMs = this.#outside.now().getTime() - created_at.getTime()
    return client_seed_at === null || next_nonce >= roundsPerPair || ageMs > pairMs
  }
}

const revealedOf = (pair: StoredPair, serverSeed: Uint8Array): NonNullable<RotateAnswer['revealed']> => ({
  serverSeed: toHex(serverSeed),
  commitment: pair.commitment,
  clientSeed: pair.client_seed!,
  rounds: pair.next_nonce,
})

/**
 * By the ids of pairs, the game in which a round or a ticket of the pair is not decided. Its seed stays secret: a revealed one would tell
 * what a choice still meets.
 */
async function gamesInPlay(tx: StudioTx, pairs: readonly bigint[]): Promise<Map<bigint, string>> {
  const rows = await tx
    .selectFrom('studio.round')
    .select(['seed_pair_id', 'game_code'])
    .where('seed_pair_id', 'in', pairs)
    .where('state', 'in', ['betting', 'playing', 'rolling-back'])
    .unionAll(
      tx
        .selectFrom('studio.fish_ticket')
        .select(['seed_pair_id', 'game_code'])
        .where('seed_pair_id', 'in', pairs)
        .where('state', '=', 'open'),
    )
    .execute()
  return new Map(rows.map(({ seed_pair_id, game_code }) => [seed_pair_id, game_code]))
}
