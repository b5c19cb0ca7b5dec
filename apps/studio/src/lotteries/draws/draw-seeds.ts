import { decrypt } from '@baize/server-kit/secrets/key-of-keys'
import type { Vault } from '@baize/server-kit/secrets/vault'
import type { StudioDatabase } from '../../studio-database.ts'

/** The key of draws that were made before their seeds went into the vault. */
export const oldDrawKey = 'draw-key'

/**
 * Keeps seeds unreadable until their draw, with the commitment as context, so that one draw's seed cannot be put in
 * another's place.
 */
export class DrawSeeds {
  readonly #vault: Vault
  readonly #oldKey: Buffer | null

  private constructor(vault: Vault, oldKey: Buffer | null) {
    this.#vault = vault
    this.#oldKey = oldKey
  }

  static async load(db: StudioDatabase, vault: Vault): Promise<DrawSeeds> {
    const old = await db.selectFrom('studio.setting').select('value').where('name', '=', oldDrawKey).executeTakeFirst()
    return new DrawSeeds(vault, old ? Buffer.from(vault.unsealText(old.value, oldDrawKey), 'base64') : null)
  }

  seal = (seed: Uint8Array, commitment: string): Buffer => this.#vault.seal(seed, commitment)

  /** The seed, or null when the sealed bytes do not hold: such a draw is void. */
  open(sealed: Buffer, commitment: string): Buffer | null {
    return this.#vault.unseal(sealed, commitment) ?? this.#openOld(sealed, commitment)
  }

  #openOld(sealed: Buffer, commitment: string): Buffer | null {
    try {
      return this.#oldKey && decrypt(this.#oldKey, sealed, commitment)
    } catch {
      return null
    }
  }
}
