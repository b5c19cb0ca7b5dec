import type { FairnessState, RotateAnswer } from '@baize/api/studio/slot'
import { isClientSeed, toHex } from '@baize/game-kit'
import type { Vault } from '@baize/server-kit/secrets/vault'
import { titleOfGame } from '../games.ts'
import type { StudioOutside } from '../outside.ts'
import type { StudioDatabase, StudioTx } from '../studio-database.ts'
import { StudioError } from '../studio-error.ts'
import { createPair, type PairMaking, pairInUse, type StoredPair, seedOf } from './stored-pairs.ts'

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
    const pair = await pairInUse(tx, userId)
    if (!pair || (await this.#wantsClientSeed(tx, pair))) throw new StudioError('client_seed_wanted')
    return pair as PlayingPair
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
      const openIn = await gameInPlay(tx, pair)
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
      wantsClientSeed: await this.#wantsClientSeed(tx, pair),
    }
  }

  /** True without a seed of the browser, and for a pair that is due, once no round of it is open. */
  async #wantsClientSeed(tx: StudioTx, pair: StoredPair): Promise<boolean> {
    if (pair.client_seed === null) return true
    const ageMs = this.#outside.now().getTime() - pair.created_at.getTime()
    const isDue = pair.client_seed_at === null || pair.next_nonce >= roundsPerPair || ageMs > pairMs
    return isDue && (await gameInPlay(tx, pair)) === null
  }
}

const revealedOf = (pair: StoredPair, serverSeed: Uint8Array): NonNullable<RotateAnswer['revealed']> => ({
  serverSeed: toHex(serverSeed),
  commitment: pair.commitment,
  clientSeed: pair.client_seed!,
  rounds: pair.next_nonce,
})

/**
 * The game in which a round or a ticket of the pair is not decided; null where there is none. Its seed stays secret: a revealed one would
 * tell what a choice still meets.
 */
async function gameInPlay(tx: StudioTx, pair: StoredPair): Promise<string | null> {
  const round = await tx
    .selectFrom('studio.round')
    .select('game_code')
    .where('seed_pair_id', '=', pair.id)
    .where('state', 'in', ['betting', 'playing', 'rolling-back'])
    .executeTakeFirst()
  if (round) return round.game_code
  const ticket = await tx
    .selectFrom('studio.fish_ticket')
    .select('game_code')
    .where('seed_pair_id', '=', pair.id)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return ticket?.game_code ?? null
}
