import type { Clock } from '@baize/server-kit/outside'
import type { JWK, KeyObject } from 'jose'
import { compactDecrypt, exportJWK, generateKeyPair, importJWK } from 'jose'
import { ApiError } from '../api-error.ts'

export const sealedBodyType = 'application/jose'
const allowedSkewMs = 120_000

/** Remembers the id of each sealed body until its time has passed, so that none is accepted twice. */
export interface ReplayGuard {
  /** False when this id was seen before. */
  firstSight(jti: string, expiresAt: Date): Promise<boolean>
}

/** A key pair for sealed bodies; the public half goes to browsers in the permission answer. */
export interface SealingKey {
  kid: string
  publicJwk: JWK
  privateKey: CryptoKey | KeyObject | Uint8Array
}

/** Makes the key pair of a deployment, P-256 for ECDH-ES. */
export async function newSealingKeyJwk(kid: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })
  return { ...(await exportJWK(privateKey)), kid }
}

export async function loadSealingKey(jwk: JWK): Promise<SealingKey> {
  const { d: _private, ...publicJwk } = jwk
  return { kid: String(jwk.kid), publicJwk, privateKey: await importJWK(jwk, 'ECDH-ES') }
}

/**
 * Opens sealed request bodies: compact JWE, ECDH-ES with A256GCM, bound to method and path, fresh within 120 s,
 * each id once. Every fault answers the same error, so that nothing is learnt from trying (ruling 2).
 */
export function createSealedBodies(deps: { keys: readonly SealingKey[]; guard: ReplayGuard; clock: Clock }) {
  const { keys, guard, clock } = deps
  return {
    publicKeys: keys.map(key => key.publicJwk),
    /** @throws ApiError sealed_body_invalid */
    async open(jwe: string, method: string, path: string): Promise<unknown> {
      try {
        const { plaintext, protectedHeader } = await compactDecrypt(
          jwe,
          header => {
            const key = keys.find(({ kid }) => kid === header.kid)
            if (!key) throw new Error('unknown key id')
            return key.privateKey
          },
          { keyManagementAlgorithms: ['ECDH-ES'], contentEncryptionAlgorithms: ['A256GCM'] },
        )
        const { mth, pth, iat, jti, zip } = protectedHeader as Record<string, unknown>
        const issuedMs = Number(iat) * 1000
        const fresh = Math.abs(clock.now().getTime() - issuedMs) <= allowedSkewMs
        if (zip !== undefined || mth !== method || pth !== path || !fresh) throw new Error('wrong binding')
        if (typeof jti !== 'string' || !/^[\w-]{16,64}$/.test(jti)) throw new Error('no id')
        if (!(await guard.firstSight(jti, new Date(issuedMs + allowedSkewMs)))) throw new Error('seen before')
        return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plaintext))
      } catch (error) {
        if (isOutage(error)) throw error
        throw new ApiError('sealed_body_invalid')
      }
    },
  }
}
export type SealedBodies = ReturnType<typeof createSealedBodies>

/** Database errors carry a SQLSTATE and are not the caller's fault. */
const isOutage = (error: unknown) => error instanceof Error && 'severity' in error
