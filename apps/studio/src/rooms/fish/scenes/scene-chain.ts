import { sha256 } from '@baize/game-kit/node/crypto'
import { commitmentOf, hashChain } from '@baize/game-kit/seeds'
import { CHAIN_LENGTH, NEXT_CHAIN_AT } from '@baize/game-kit/tables/index'
import type { ShardDependencies } from '../../rooms-dependencies.ts'
import { fenced } from '../../shard/fence.ts'

/** The purpose under which the last seed of a chain is sealed. */
const sealContext = (terminal: string): string => `fish-scenes ${terminal}`

interface Chain {
  number: number
  firstScene: number
  seeds: Uint8Array[]
}

/**
 * Seeds of a shard's scenes, of which each commits to the one after it (games.md 7.1). Scenes are numbered over all chains of
 * the shard; a chain is stored before a seed of it is used.
 */
export class SceneChain {
  readonly #deps: ShardDependencies
  readonly #chains: Chain[]
  #next: number

  private constructor(deps: ShardDependencies, chains: Chain[], next: number) {
    this.#deps = deps
    this.#chains = chains
    this.#next = next
  }

  /** Reads the chains of the shard, and makes the first. @throws Error when a stored seed does not hold */
  static async load(deps: ShardDependencies): Promise<SceneChain> {
    const { db, shard, vault } = deps
    const rows = await db
      .selectFrom('studio.fish_chain')
      .selectAll()
      .where('shard', '=', shard)
      .orderBy('number')
      .execute()
    const chains = rows.map(({ number, first_scene, length, terminal, sealed_seed }) => {
      const last = vault.unseal(sealed_seed, sealContext(terminal))
      if (!last) throw new Error(`the seeds of scenes under ${terminal} do not hold`)
      return { number, firstScene: first_scene, seeds: hashChain(sha256, last, length) }
    })
    const { most } = await db
      .selectFrom('studio.fish_scene as s')
      .innerJoin('studio.fish_room as r', 'r.id', 's.room_id')
      .select(({ fn }) => fn.max('s.number').as('most'))
      .where('r.shard', '=', shard)
      .executeTakeFirstOrThrow()
    const chain = new SceneChain(deps, chains, most === null ? 0 : most + 1)
    await chain.keepAhead()
    return chain
  }

  /** The number after the highest that a room of the shard has begun: its seed is not public yet. */
  get next(): number {
    return this.#next
  }

  /** The seed of a scene that begins; it is public from then on. */
  begin(number: number): Uint8Array {
    this.#next = Math.max(this.#next, number + 1)
    return this.seedOf(number)
  }

  /** @throws RangeError for a scene of no chain */
  seedOf(number: number): Uint8Array {
    const chain = this.#chains.findLast(({ firstScene }) => firstScene <= number)
    const seed = chain?.seeds[number - chain.firstScene]
    if (!seed) throw new RangeError(`scene ${number} has no seed`)
    return seed
  }

  commitmentOf(number: number): string {
    return commitmentOf(sha256, this.seedOf(number))
  }

  /** Makes the next chain while seeds of this one are left. @throws LeaseLost */
  async keepAhead(): Promise<void> {
    const { outside, vault, shard } = this.#deps
    const last = this.#chains.at(-1)
    const firstScene = last ? last.firstScene + last.seeds.length : 0
    if (last && firstScene - this.#next > NEXT_CHAIN_AT) return
    const seed = outside.newServerSeed()
    const seeds = hashChain(sha256, seed, CHAIN_LENGTH)
    const terminal = commitmentOf(sha256, seeds[0]!)
    const number = (last?.number ?? 0) + 1
    await fenced(this.#deps, tx =>
      tx
        .insertInto('studio.fish_chain')
        .values({
          ...{ shard, number, first_scene: firstScene, length: CHAIN_LENGTH, terminal },
          ...{ sealed_seed: vault.seal(seed, sealContext(terminal)), created_at: outside.now() },
        })
        .execute(),
    )
    this.#chains.push({ number, firstScene, seeds })
  }
}
