import { beaconScheme, isOfRound } from '@baize/game-kit/lotteries/draws/beacon-signature'
import { type BeaconChain, chainHashOf, roundTimeMs } from '@baize/game-kit/lotteries/index'
import { sha256 } from '@baize/game-kit/node/crypto'
import { z } from 'zod'

const timeoutMs = 3_000
const firstPauseMs = 500
/** Rounds of tables are void when their value is 20 s late, so a source that is back must be found well before that. */
const longestPauseMs = 4_000
const roundsKept = 50

const hex = z.string().regex(/^(?:[0-9a-f]{2}){1,200}$/)
const info = z.object({
  public_key: hex,
  period: z.number().int().min(1),
  genesis_time: z.number().int().min(1),
  groupHash: hex,
  schemeID: z.string().max(100),
  metadata: z.object({ beaconID: z.string().max(60) }),
})
const beacon = z.object({ round: z.number().int(), signature: hex })

export interface BeaconSourceOptions {
  /** Address that ends in the hash of the chain, as drand has it. */
  url: string
  now: () => Date
  log: Record<'warn' | 'error', (detail: object, message: string) => void>
}

/** An answer that never becomes right: the address names another chain than the product can follow. */
class WrongChain extends Error {}

/**
 * A public randomness chain over HTTP (drand: `/info`, `/public/{round}`). The hash in its address fixes period, genesis
 * and public key, and every value carries a signature under that key, so that whoever answers is believed nothing.
 */
export class BeaconSource {
  readonly #options: BeaconSourceOptions
  readonly #hash: string
  #chain: BeaconChain | null = null
  readonly #asked = new Map<number, Promise<string | null>>()
  #failures = 0
  #wrong: string | null = null
  #askAgainMs = 0

  constructor(options: BeaconSourceOptions) {
    this.#options = { ...options, url: options.url.replace(/\/$/, '') }
    this.#hash = this.#options.url.split('/').at(-1)!
  }

  /** Why the chain of this address can never be followed, as the last answer had it; null where nothing says so. */
  get wrong(): string | null {
    return this.#wrong
  }

  /** What the chain is; null while it cannot be read. */
  async chain(): Promise<BeaconChain | null> {
    this.#chain ??= await this.#ask('info', answer => {
      const { public_key, period, genesis_time, groupHash, schemeID, metadata } = info.parse(answer)
      if (schemeID !== beaconScheme)
        throw new WrongChain(
          `the chain has the scheme ${schemeID}, and draws need ${beaconScheme} (unchained on G1, RFC 9380)`,
        )
      const chain = {
        ...{ publicKey: public_key, periodSeconds: period, genesisSeconds: genesis_time, groupHash },
        beaconId: metadata.beaconID,
      }
      if (chainHashOf(sha256, chain) !== this.#hash)
        throw new WrongChain('the chain that answers is not the one whose hash the address ends in')
      return { hash: this.#hash, ...chain }
    })
    return this.#chain
  }

  /** The signature of a round of a chain; null while it is not there, or cannot be had. */
  async signatureOf(chain: BeaconChain, round: number): Promise<string | null> {
    if (chain.hash !== this.#hash || this.#options.now().getTime() < roundTimeMs(chain, round)) return null
    const asked = this.#asked.get(round) ?? this.#askForRound(chain, round)
    this.#asked.set(round, asked)
    const signature = await asked
    if (signature === null) this.#asked.delete(round)
    else if (this.#asked.size > roundsKept) this.#asked.delete(this.#asked.keys().next().value!)
    return signature
  }

  #askForRound(chain: BeaconChain, round: number): Promise<string | null> {
    return this.#ask(`public/${round}`, answer => {
      const { signature } = beacon.parse(answer)
      if (!isOfRound(chain, round, signature))
        throw new Error(`round ${round} does not bear the signature of its chain`)
      return signature
    })
  }

  /** Asks once; after a failure not again before a growing pause is over. */
  async #ask<T>(path: string, read: (answer: unknown) => T): Promise<T | null> {
    const { url, now } = this.#options
    if (now().getTime() < this.#askAgainMs) return null
    try {
      const answer = await fetch(`${url}/${path}`, { signal: AbortSignal.timeout(timeoutMs) })
      if (answer.status === 404 && path === 'info') throw new WrongChain('nobody there knows a chain of this hash')
      if (!answer.ok) throw new Error(`the beacon answered ${answer.status}`)
      const value = read(await answer.json())
      this.#failures = 0
      this.#wrong = null
      return value
    } catch (error) {
      this.#askAgainMs = now().getTime() + Math.min(longestPauseMs, firstPauseMs * 2 ** this.#failures++)
      this.#tell(error, path)
      return null
    }
  }

  /** What waiting may mend is a warning each time; what it cannot is an error, told once. */
  #tell(error: unknown, path: string): void {
    const { log } = this.#options
    if (!(error instanceof WrongChain)) {
      log.warn({ err: error, path }, 'beacon not read')
      return
    }
    if (this.#wrong !== error.message) log.error({ path }, `BEACON_URL is of no use: ${error.message}`)
    this.#wrong = error.message
  }
}
