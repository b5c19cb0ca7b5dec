import { randomBytes } from 'node:crypto'
import { commitmentOf, isClientSeed, toHex } from '@baize/game-kit'
import { sha256 } from '@baize/game-kit/node/crypto'
import type { Selectable } from 'kysely'
import type { FairnessState, RotateAnswer } from './contract.ts'
import type { StudioOutside } from './outside.ts'
import type { StudioDatabase, StudioTx } from './studio-database.ts'
import { StudioError } from './studio-error.ts'
import type { StudioTables } from './tables.ts'

export type StoredPair = Selectable<StudioTables['studio.seed_pair']>

/** A pair is rotated out after so many rounds or so long, whether its player asks or not (games book 7.1). */
const roundsPerPair = 1000
const pairMs = 24 * 3_600_000

const presentPair = (pair: StoredPair): FairnessState => ({
  commitment: pair.commitment,
  clientSeed: pair.client_seed,
  nextNonce: pair.next_nonce,
})

/** The seed pair of each player: committed before its first round, revealed when it is rotated out. */
export class SeedPairs {
  readonly #db: StudioDatabase
  readonly #outside: StudioOutside

  constructor(db: StudioDatabase, outside: StudioOutside) {
    this.#db = db
    this.#outside = outside
  }

  /** The pair in use; made, or rotated when it is due. */
  async current(userId: string): Promise<FairnessState> {
    return presentPair(await this.#db.transaction().execute(tx => this.#inUse(tx, userId)))
  }

  /** Takes the next nonce of the pair in use. The row stays locked until the transaction ends. */
  async reserve(tx: StudioTx, userId: string): Promise<StoredPair> {
    const pair = await this.#inUse(tx, userId)
    await tx
      .updateTable('studio.seed_pair')
      .set({ next_nonce: pair.next_nonce + 1 })
      .where('id', '=', pair.id)
      .execute()
    return pair
  }

  /**
   * Reveals the pair in use and commits to a new one with the player's seed.
   * @throws StudioError client_seed_invalid; round_open while a round of the pair is not settled
   */
  async rotate(userId: string, clientSeed: string): Promise<RotateAnswer> {
    if (!isClientSeed(clientSeed)) throw new StudioError('client_seed_invalid', { field: 'clientSeed' })
    return this.#db.transaction().execute(async tx => {
      const pair = await this.#inUse(tx, userId)
      if (await this.#isInPlay(tx, pair)) throw new StudioError('round_open')
      const next = await this.#replace(tx, pair, clientSeed)
      return {
        revealed: {
          serverSeed: toHex(pair.server_seed),
          commitment: pair.commitment,
          clientSeed: pair.client_seed,
          rounds: pair.next_nonce,
        },
        fairness: presentPair(next),
      }
    })
  }

  async #inUse(tx: StudioTx, userId: string): Promise<StoredPair> {
    const pair = await tx
      .selectFrom('studio.seed_pair')
      .selectAll()
      .where('user_id', '=', userId)
      .where('revealed_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!pair) return this.#create(tx, userId, randomBytes(8).toString('hex'))
    const age = this.#outside.now().getTime() - pair.created_at.getTime()
    const due = pair.next_nonce >= roundsPerPair || age > pairMs
    if (!due || (await this.#isInPlay(tx, pair))) return pair
    return this.#replace(tx, pair, pair.client_seed)
  }

  /** A seed stays secret while a round of it is not decided: a revealed one would tell what a choice still meets. */
  async #isInPlay(tx: StudioTx, pair: StoredPair): Promise<boolean> {
    const open = await tx
      .selectFrom('studio.round')
      .select('id')
      .where('seed_pair_id', '=', pair.id)
      .where('state', 'in', ['betting', 'playing', 'rolling-back'])
      .executeTakeFirst()
    return open !== undefined
  }

  async #replace(tx: StudioTx, pair: StoredPair, clientSeed: string): Promise<StoredPair> {
    await tx
      .updateTable('studio.seed_pair')
      .set({ revealed_at: this.#outside.now() })
      .where('id', '=', pair.id)
      .execute()
    return this.#create(tx, pair.user_id, clientSeed)
  }

  async #create(tx: StudioTx, userId: string, clientSeed: string): Promise<StoredPair> {
    const serverSeed = this.#outside.newServerSeed()
    const created = await tx
      .insertInto('studio.seed_pair')
      .values({
        user_id: userId,
        server_seed: Buffer.from(serverSeed),
        commitment: commitmentOf(sha256, serverSeed),
        client_seed: clientSeed,
        created_at: this.#outside.now(),
        revealed_at: null,
      })
      .onConflict(conflict => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    return created ?? this.#inUse(tx, userId)
  }
}
