import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import type { WalletCall, WalletReply } from '@baize/api/wallet-protocol'
import { signatureHeader, signingKeyHeader } from '@baize/api/wallet-protocol'
import { signedPrefix } from '@baize/api/wallet-signature'
import { audienceOf } from '../../../apps/studio/src/wallet/signatures.ts'

/** What the platform said as it let a member in. */
export interface Player {
  token: string
  user: string
  game_code: string
  currency: string
}

type Fields<N extends 'session' | 'bet' | 'settle'> = Omit<WalletCall<N>, 'request_uuid' | 'sent_at' | 'provider'>
export type StrangersWallet = Awaited<ReturnType<typeof openWallet>>

const keyId = 'stranger-1'

/** The wallet as a third party calls it, with a key of its own that is made at each start. */
export async function openWallet(walletUrl: string, provider: string, platformKeys: Record<string, JsonWebKey>) {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const audience = await audienceOf(platformKeys)
  async function call<N extends 'session' | 'bet' | 'settle'>(name: N, fields: Fields<N>): Promise<WalletReply> {
    const body = JSON.stringify({ request_uuid: randomUUID(), sent_at: Date.now(), provider, ...fields })
    const signature = sign(null, Buffer.from(signedPrefix(`/wallet/v1/${name}`, audience) + body), privateKey)
    const answer = await fetch(new URL(`/wallet/v1/${name}`, walletUrl), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [signingKeyHeader]: keyId,
        [signatureHeader]: signature.toString('base64'),
      },
      body,
    })
    return (await answer.json()) as WalletReply
  }
  return { call, publicKeys: { [keyId]: publicKey.export({ format: 'jwk' }) as JsonWebKey } }
}
