import type { KeyObject, JsonWebKey as NodeJsonWebKey } from 'node:crypto'
import { createPublicKey, verify } from 'node:crypto'
import { clockSkewMs, type SignatureFault } from '@baize/api/wallet-protocol'
import { signedPrefix } from '@baize/api/wallet-signature'
import { inRanges } from '@baize/server-kit/address-ranges'
import type { Log } from '@baize/server-kit/log'
import type { Clock } from '@baize/server-kit/outside'
import type { Provider } from '../../catalogue/index.ts'

/** The bytes that version 2 signs. */
const boundTo = (audience: string, { path, rawBody }: Pick<SignedCall, 'path' | 'rawBody'>): Buffer =>
  Buffer.concat([Buffer.from(signedPrefix(path, audience)), rawBody])

const holds = (key: KeyObject, bytes: Buffer, signature = ''): boolean =>
  verify(key.asymmetricKeyType === 'rsa' ? 'sha256' : null, bytes, key, Buffer.from(signature, 'base64'))

export interface SignedCall {
  /** The protocol's path of the call. */
  path: string
  rawBody: Buffer
  keyId: string | undefined
  signature: string | undefined
  /** The recipient that the caller says to have signed for. */
  audience?: string | undefined
}

interface Signer {
  provider: string
  protocol: 1 | 2
  key: KeyObject
  /** Addresses and ranges; any where there is none. */
  addresses: readonly string[]
}

/**
 * Checks who signed a call, from where and when. Ed25519 by default; RSA keys sign by RSASSA-PKCS1-v1_5 with SHA-256 (RS256). Version 2 of the protocol
 * signs the call and its recipient with the body; version 1, the body alone, holds for providers that are listed with it.
 */
export class CallVerifier {
  readonly #clock: Clock
  readonly #audience: string
  readonly #log: Pick<Log, 'error'>
  #signers = new Map<string, Signer[]>()

  /** @param deps.audience what a call to this platform names as its recipient */
  constructor(deps: { clock: Clock; audience: string; log: Pick<Log, 'error'> }) {
    this.#clock = deps.clock
    this.#audience = deps.audience
    this.#log = deps.log
  }

  /** Replaces the known keys by those of these providers. One that cannot be read is told in the log, and the others hold. */
  setProviders(providers: readonly Provider[]): void {
    const signers = new Map<string, Signer[]>()
    for (const { code, publicKeys, allowedAddresses, protocol } of providers) {
      for (const [keyId, jwk] of Object.entries(publicKeys)) {
        const key = this.#readKey(jwk, { provider: code, keyId })
        if (!key) continue
        const signer = { provider: code, protocol, key, addresses: allowedAddresses }
        signers.set(keyId, [...(signers.get(keyId) ?? []), signer])
      }
    }
    this.#signers = signers
  }

  #readKey(jwk: unknown, whose: { provider: string; keyId: string }): KeyObject | null {
    try {
      return createPublicKey({ key: jwk as NodeJsonWebKey, format: 'jwk' })
    } catch (error) {
      this.#log.error({ err: error, ...whose }, 'the key of a provider cannot be read; its calls are refused')
      return null
    }
  }

  /** True where a provider signs with a key of this id from this address: what else is sent is not worth reading. */
  expects(keyId: string | undefined, address: string): boolean {
    return this.#mayCall(keyId, address).length > 0
  }

  /** Codes of the providers whose signature a call bears; none for a call that none of them signed. */
  signersOf({ path, rawBody, keyId, signature }: SignedCall, address: string): string[] {
    const bound = boundTo(this.#audience, { path, rawBody })
    return this.#mayCall(keyId, address)
      .filter(({ key, protocol }) => holds(key, bound, signature) || (protocol === 1 && holds(key, rawBody, signature)))
      .map(({ provider }) => provider)
  }

  /**
   * What keeps a call from bearing its key's signature: it was signed for somebody else, who is named beside it or is the provider
   * itself, or by version 1 where that does not count; otherwise the signature is not the key's.
   */
  faultOf(call: SignedCall, address: string): SignatureFault {
    const signers = this.#mayCall(call.keyId, address)
    const isFor = (audience: string) => signers.some(({ key }) => holds(key, boundTo(audience, call), call.signature))
    if (signers.some(({ key }) => holds(key, call.rawBody, call.signature))) return 'version'
    const others = [call.audience, ...signers.map(({ provider }) => provider)].filter(each => each !== undefined)
    return others.some(isFor) ? 'audience' : 'signature'
  }

  /** True for a body that was signed just now, or soon will have been by a clock that is a little ahead. */
  isFresh({ sent_at }: { sent_at: number }): boolean {
    return Math.abs(this.#clock.now().getTime() - sent_at) <= clockSkewMs
  }

  #mayCall(keyId: string | undefined, address: string): Signer[] {
    const signers = this.#signers.get(keyId ?? '') ?? []
    return signers.filter(({ addresses }) => addresses.length === 0 || inRanges(address, addresses))
  }
}
