import { z } from 'zod'
import { nothing, text, time } from '../common.ts'

const base64url = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]+$/)
const id = base64url(1_400)
/** What a browser adds of its own accord, which decides nothing here. */
const aside = {
  clientExtensionResults: z.record(z.string().max(60), z.unknown()).default({}),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional(),
}
/** The handle of what was to be signed, from the call that gave the options. */
const challenge = base64url(60)

/** What a device signed to say that it is there, as browsers write it (Web Authentication, level 3). */
const signed = z.strictObject({
  ...{ id, rawId: id, type: z.literal('public-key'), ...aside },
  response: z.strictObject({
    ...{ clientDataJSON: base64url(4_000), authenticatorData: base64url(4_000), signature: base64url(2_000) },
    userHandle: base64url(200).optional(),
  }),
})
/** A proof by a passkey, for the calls that take one. */
export const passkeyProof = z.strictObject({ challenge, signed })

/** What a device made as a new key. */
const made = z.strictObject({
  ...{ id, rawId: id, type: z.literal('public-key'), ...aside },
  response: z.strictObject({
    ...{ clientDataJSON: base64url(4_000), attestationObject: base64url(16_000) },
    authenticatorData: base64url(8_000).optional(),
    transports: z.array(text(30)).max(10).optional(),
    publicKeyAlgorithm: z.int().optional(),
    publicKey: base64url(4_000).optional(),
  }),
})

/** Options for the browser's own call, as they are handed to it. */
const options = z.record(z.string(), z.unknown())

export const passkeySchemas = {
  'operators.passkeyOptions': { request: nothing, response: z.object({ challenge, options }) },
  'operators.provePasskey': { request: passkeyProof, response: z.object({ token: z.string() }) },
  'operators.enrolPasskey': { request: nothing, response: z.object({ challenge, options }) },
  'operators.addPasskey': {
    request: z.strictObject({ challenge, made, name: text(60, 1) }),
    /** Codes in reserve, told this once; empty where the operator has some already. */
    response: z.object({ codes: z.array(z.string()) }),
  },
  'operators.passkeys': {
    request: nothing,
    response: z.object({
      list: z.array(z.object({ id: z.string(), name: z.string(), createdAt: time, usedAt: time.nullable() })),
    }),
  },
  'operators.dropPasskey': { request: z.strictObject({ id }), response: z.null() },
}
