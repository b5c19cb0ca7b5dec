import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { StudioDatabase } from '../../studio-database.ts'

const settingName = 'draw-key'
const ivBytes = 12
const tagBytes = 16

/**
 * Keeps seeds unreadable until their draw: AES-256-GCM under a key of the studio, with the commitment as associated
 * data, so that one draw's seed cannot be put in another's place.
 */
export class DrawSeeds {
  readonly #key: Buffer

  private constructor(key: Buffer) {
    this.#key = key
  }

  /** The key is made at the first start and shared by all processes of the studio. */
  static async load(db: StudioDatabase): Promise<DrawSeeds> {
    await db
      .insertInto('studio.setting')
      .values({ name: settingName, value: randomBytes(32).toString('base64') })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    const { value } = await db
      .selectFrom('studio.setting')
      .select('value')
      .where('name', '=', settingName)
      .executeTakeFirstOrThrow()
    return new DrawSeeds(Buffer.from(value, 'base64'))
  }

  seal(seed: Uint8Array, commitment: string): Buffer {
    const iv = randomBytes(ivBytes)
    const cipher = createCipheriv('aes-256-gcm', this.#key, iv).setAAD(Buffer.from(commitment))
    const sealed = Buffer.concat([cipher.update(seed), cipher.final()])
    return Buffer.concat([iv, cipher.getAuthTag(), sealed])
  }

  /** The seed, or null when the sealed bytes do not hold: such a draw is void. */
  open(sealed: Buffer, commitment: string): Buffer | null {
    const iv = sealed.subarray(0, ivBytes)
    const tag = sealed.subarray(ivBytes, ivBytes + tagBytes)
    try {
      const decipher = createDecipheriv('aes-256-gcm', this.#key, iv).setAAD(Buffer.from(commitment)).setAuthTag(tag)
      return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()])
    } catch {
      return null
    }
  }
}
