import { signatureHeader, signingKeyHeader } from '@baize/api/wallet-protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodType } from 'zod'

export type IsFromPlatform = (
  path: string,
  rawBody: string,
  keyId: string | undefined,
  signature: string | undefined,
) => boolean

/** Leaves bodies of a scope as they were sent, since a signature is over the raw one. */
export function keepRawBodies(scope: FastifyInstance): void {
  scope.removeContentTypeParser('application/json')
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
}

/**
 * The body of a signed call of the protocol's path; null once a call that is not signed, or has another shape, was refused.
 * @param path the protocol's own, such as `/game/url`
 */
export function signedCall<T>(
  isFromPlatform: IsFromPlatform,
  path: string,
  shape: ZodType<T>,
  { body, headers }: FastifyRequest,
  reply: FastifyReply,
): T | null {
  const header = (name: string) => headers[name] as string | undefined
  if (!isFromPlatform(path, body as string, header(signingKeyHeader), header(signatureHeader))) {
    reply.code(401).send({ error: 'invalid_signature' })
    return null
  }
  const call = shape.safeParse(JSON.parse(body as string))
  if (!call.success) reply.code(400).send({ error: 'input_invalid' })
  return call.data ?? null
}
