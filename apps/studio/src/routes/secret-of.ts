import type { FastifyRequest } from 'fastify'
import { StudioError } from '../studio-error.ts'

/** The secret of a visit, as its page carries it. @throws StudioError visit_unknown */
export function secretOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const secret = headers.authorization?.match(/^Bearer ([\w-]{43})$/)?.[1]
  if (!secret) throw new StudioError('visit_unknown')
  return secret
}
