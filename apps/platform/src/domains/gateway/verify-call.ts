import type { KeyObject, JsonWebKey as NodeJsonWebKey } from 'node:crypto'
import { createPublicKey, verify } from 'node:crypto'
import type { WalletStatus } from '@baize/api/wallet-protocol'
import { clockSkewMs } from '@baize/api/wallet-protocol'
import type { Clock } from '../../kernel/outside.ts'
import type { Provider } from '../catalogue/index.ts'

export interface SignedCall {
  rawBody: Buffer
  keyId: string | undefined
  signature: string | undefined
  address: string
}

interface Signer {
  provider: string
  key: KeyObject
  addresses: ReadonlySet<string>
}

/** Checks who signed a call, from where and when. Ed25519 by default; RSA keys sign with SHA-256. */
export class CallVerifier {
  readonly #clock: Clock
  readonly #signers = new Map<string, Signer>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Replaces the known keys by those of these providers. */
  setProviders(providers: readonly Provider[]): void {
    this.#signers.clear()
    for (const { code, publicKeys, allowedAddresses } of providers) {
      for (const [keyId, jwk] of Object.entries(publicKeys)) {
        const key = createPublicKey({ key: jwk as NodeJsonWebKey, format: 'jwk' })
        this.#signers.set(`${code}|${keyId}`, { provider: code, key, addresses: new Set(allowedAddresses) })
      }
    }
  }

  /** `OK`, or the status that refuses the call. The body must name the provider and when it was sent. */
  check(call: SignedCall, body: { provider: string; sent_at: number }): WalletStatus {
    const signer = this.#signers.get(`${body.provider}|${call.keyId}`)
    if (!signer) return 'INVALID_PARTNER'
    if (signer.addresses.size > 0 && !signer.addresses.has(call.address)) return 'INVALID_PARTNER'
    const fresh = Math.abs(this.#clock.now().getTime() - body.sent_at) <= clockSkewMs
    const signature = Buffer.from(call.signature ?? '', 'base64')
    const algorithm = signer.key.asymmetricKeyType === 'rsa' ? 'sha256' : null
    return fresh && verify(algorithm, call.rawBody, signer.key, signature) ? 'OK' : 'INVALID_SIGNATURE'
  }
}
