import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import fastify, { LogController } from 'fastify'
import type { Log } from '../log.ts'
import { histogram } from '../metrics/instruments.ts'
import { traceRequests } from '../tracing/trace-requests.ts'
import { networkOf } from './network.ts'
import { isForeign } from './own-names.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Network of the caller behind trusted proxies, see {@link networkOf}: what every limit counts by. */
    network: string
  }
  interface FastifyContextConfig {
    /** Name of what the route does, for logs, metrics and traces. */
    operation?: string
    /** Name of a page, for traces. */
    shows?: string
  }
}

export interface BareServerOptions {
  /** What routes without a name of their own are measured as. */
  unnamed: string
  log: Log
  /** Number of trusted reverse proxies in front of the server. */
  trustedProxies: number
  bodyLimitBytes: number
  /** Refuses whoever calls by another name than this machine's own, before anything else is looked at. */
  ownNamesOnly?: boolean | undefined
}

/** The HTTP server that both apps build on: an id for each request, told in its answer, and the caller's network. */
export function createBareServer(
  { unnamed, log, trustedProxies, bodyLimitBytes, ownNamesOnly }: BareServerOptions,
  more: Pick<
    FastifyServerOptions,
    'routerOptions' | 'forceCloseConnections' | 'requestTimeout' | 'clientErrorHandler'
  > = {},
): FastifyInstance {
  const app = fastify({
    ...more,
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address: string, hop: number) => hop < trustedProxies,
    genReqId: () => randomUUID(),
    bodyLimit: bodyLimitBytes,
  }) as unknown as FastifyInstance
  app.decorateRequest('network', '')
  traceRequests(app)
  app.addHook('onRequest', async (request, reply) => {
    request.network = networkOf(request.ip)
    reply.header('x-request-id', request.id)
    if (ownNamesOnly && isForeign(request, reply))
      return reply.code(421).type('text/plain').send('This demo answers on this machine only. Open it as localhost.')
  })
  app.addHook('onResponse', async ({ routeOptions: { config } }, reply) => {
    const labels = { operation: config.operation ?? unnamed, status: reply.statusCode }
    histogram('baize_http_request_seconds').observe(labels, reply.elapsedTime / 1000)
  })
  return app
}
