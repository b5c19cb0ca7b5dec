import { z } from 'zod'

/** Id of a public key of somebody else. */
export const keyId = z.string().regex(/^[\w.:-]{1,80}$/)

const base64url = (most: number) => z.string().regex(new RegExp(`^[\\w-]{1,${most}}$`))

/** The public half of a key alone, Ed25519 or RSA: a private one is refused, since whoever saw it could sign. */
export const publicKey = z.discriminatedUnion('kty', [
  z.strictObject({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: base64url(64), kid: keyId.optional() }),
  z.strictObject({ kty: z.literal('RSA'), n: base64url(1_200), e: base64url(16), kid: keyId.optional() }),
])

/** An absolute address, or a path of this site for what is mounted on it. */
export const addressOrPath = z
  .string()
  .max(300)
  .refine(value => /^\/(?!\/)/.test(value) || /^https?:$/.test(URL.parse(value)?.protocol ?? ''))
