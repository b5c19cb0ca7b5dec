import type { Rng } from '@baize/server-kit/outside'
import { Secret, TOTP } from 'otpauth'

const stepSeconds = 30
const secretBytes = 20

const generator = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: stepSeconds })

/** A new secret of 160 bits, as base32. */
export const newSecret = (rng: Rng): string =>
  new Secret({ buffer: Uint8Array.from(rng.bytes(secretBytes)).buffer }).base32

/** The address that an authenticator app reads from a picture. */
export const uriOf = (secret: string, { issuer, label }: { issuer: string; label: string }): string =>
  new TOTP({
    secret: Secret.fromBase32(secret),
    issuer,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: stepSeconds,
  }).toString()

/** The code of a moment. */
export const codeAt = (secret: string, at: Date): string => generator(secret).generate({ timestamp: at.getTime() })

/** When the code of a moment gives way to the next one. */
export const codeEndsAt = (at: Date): Date =>
  new Date((Math.floor(at.getTime() / (stepSeconds * 1000)) + 1) * stepSeconds * 1000)

/**
 * The step that a typed code is of: this one, the one before or the one after; null for none of them. The library takes a step
 * either way too, but pads nothing, trims nothing, and throws at digits of other scripts: six plain ones go in, or none.
 */
export function stepOf(secret: string, typed: string, at: Date): bigint | null {
  const token = typed.normalize('NFKC').replace(/\s/g, '')
  if (!/^[0-9]{6}$/.test(token)) return null
  const timestamp = at.getTime()
  const delta = generator(secret).validate({ token, timestamp, window: 1 })
  return delta === null ? null : BigInt(Math.floor(timestamp / (stepSeconds * 1000)) + delta)
}
