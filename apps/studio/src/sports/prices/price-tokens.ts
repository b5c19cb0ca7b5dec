import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'

/** Prices before a match may be this old (sportsbook 3.3). */
export const VALID_MS = 600_000

/** What a page was shown: a sheet of a fixture, or the price of a combination. */
export interface Shown {
  fixture: string
  /** Blocks played in the state that the prices are of; `~` before it where they were held. */
  state: string
  /** The sheet's hash, or a combination with its odds. */
  what: string
  issuedAtMs: number
}

const macBytes = 16

/** Tokens that prove which prices a page was shown, signed by the studio's own key. */
export class PriceTokens {
  readonly #key: KeyObject

  constructor(key: Buffer) {
    this.#key = createSecretKey(key)
  }

  sign({ fixture, state, what, issuedAtMs }: Shown): string {
    const text = Buffer.from([fixture, state, what, issuedAtMs].join('|')).toString('base64url')
    return `${text}.${this.#mac(text).toString('base64url')}`
  }

  /** Null for what this studio did not sign. */
  read(token: string): Shown | null {
    const [text = '', mac = ''] = token.split('.')
    const given = Buffer.from(mac, 'base64url')
    if (given.length !== macBytes || !timingSafeEqual(given, this.#mac(text))) return null
    const [fixture, state, what, issuedAtMs] = Buffer.from(text, 'base64url').toString().split('|')
    return { fixture: fixture!, state: state!, what: what!, issuedAtMs: Number(issuedAtMs) }
  }

  #mac(text: string): Buffer {
    return createHmac('sha256', this.#key).update(text).digest().subarray(0, macBytes)
  }
}
