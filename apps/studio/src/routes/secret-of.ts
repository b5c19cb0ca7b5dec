import type { FastifyInstance, FastifyRequest } from 'fastify'
import { StudioError } from '../studio-error.ts'

/** The secret of a visit, as its page carries it in each body. @throws StudioError visit_unknown */
export function secretOf({ body }: Pick<FastifyRequest, 'body'>): string {
  const { secret } = (body ?? {}) as { secret?: unknown }
  if (typeof secret !== 'string' || !/^[\w-]{43}$/.test(secret)) throw new StudioError('visit_unknown')
  return secret
}

/** Bodies are JSON whatever their type says: pages send them as plain text, which browsers do not ask about before. */
export function readBodiesAsJson(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser('*', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'))
}
