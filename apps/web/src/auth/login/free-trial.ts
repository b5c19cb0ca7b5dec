import { firstEndpoints } from '@baize/api/endpoints/first'
import { enterAsGuest } from '../../session/session.ts'
import { boot } from '../../shared/api/boot.ts'
import { call } from '../../shared/api/call.ts'

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789'

/** Signs in as a trial guest with play money. @throws ApiError as the call does */
export async function startFreeTrial(): Promise<void> {
  const { seal } = await import('../../shared/api/seal.ts')
  const random = [...crypto.getRandomValues(new Uint8Array(16))].map(byte => letters[byte % letters.length]).join('')
  const value = await seal(firstEndpoints['session.freePlay'], random, boot().encryptionKeys)
  const os = navigator.userAgent.match(/\((\w+)/)?.[1] ?? 'unknown'
  await enterAsGuest(await call('session.freePlay', { os, platform: 'W', value, version: 3 }))
}
