import type { Endpoint } from '@baize/api'
import { endpointNames, endpoints } from '@baize/api/endpoints/index'
import type { JobHealth } from '@baize/server-kit/jobs/job-health'
import type { Asked } from '@baize/server-kit/metrics/asked'
import type { FastifyInstance } from 'fastify'
import { demoDesk } from './console-pages/demo-desk.ts'
import { installConsole } from './console-pages/routes.ts'
import type { Domains } from './create-domains.ts'
import { installOutboxPage } from './kernel/delivery/outbox-page.ts'
import { consoleHostGate } from './kernel/deployment/console-host.ts'
import { answersOwnNamesOnly, ownHostsOnly } from './kernel/deployment/own-hosts.ts'
import { installHealth } from './kernel/health.ts'
import type { Handlers } from './kernel/http/handlers.ts'
import { operationsGate } from './kernel/http/operations-gate.ts'
import { registerRoutes } from './kernel/http/register-routes.ts'
import { addBrowserManners, createServer, handleUnknown } from './kernel/http/server.ts'
import { installMetrics } from './kernel/metrics/metrics.ts'
import type { Kernel } from './kernel/wiring/open-kernel.ts'
import { installPictures } from './pictures/routes.ts'
import { whatIsLacking } from './readiness/what-is-lacking.ts'
import { installReference } from './reference/routes.ts'
import { installManifest } from './site-pages/manifest.ts'
import { installSitePages } from './site-pages/routes.ts'

export interface HttpOptions {
  handlers: Handlers
  jobHealth: () => Promise<Record<string, JobHealth>>
  /** Asks the database what metrics tell of it. */
  askMetrics: () => Promise<Asked>
  /** Check answers against their schemas. */
  checkResponses: boolean
  /** Where built pages lie; without them the server shows none. */
  webDist: string | undefined
  consoleDist: string | undefined
  /** Pages of the samples that stand in for services. */
  installSamples: (app: FastifyInstance) => void
}

/** Everything that the platform answers over HTTP. Machines' calls come first, without the manners of browsers. */
export async function openHttp(kernel: Kernel, domains: Domains, options: HttpOptions) {
  const { config, settings } = kernel
  const { catalogue, cashier, gateway, operators, protection, service } = domains
  const { handlers, webDist, consoleDist, checkResponses } = options
  const { RATE_LIMIT_PER_MINUTE: rateLimitPerMinute } = config
  const gate = kernel.demo && answersOwnNamesOnly(config) ? ownHostsOnly : null
  const app = createServer({ log: kernel.log, trustedProxies: config.TRUSTED_PROXIES, gate })
  if (config.CONSOLE_URL) app.addHook('onRequest', consoleHostGate(config.CONSOLE_URL))
  gateway.install(app)
  cashier.install(app)
  await addBrowserManners(app, { rateLimitPerMinute, redis: kernel.redis })
  app.addHook('onRequest', operators.addressGate)
  const mayLookInside = operationsGate(config)
  installMetrics(app, { ask: options.askMetrics, mayLookInside })
  installHealth(app, {
    jobs: options.jobHealth,
    mayLookInside,
    lacks: () => whatIsLacking(kernel.database.kysely),
    clock: kernel.clock,
  })
  const { authenticator } = operators
  const { closureOf } = protection
  registerRoutes(app, { ...kernel, handlers, authenticator, closureOf, checkResponses, rateLimitPerMinute })
  await service.install(app)
  installOutboxPage(app, kernel.delivery)
  options.installSamples(app)
  cashier.installPages(app)
  await installReference(app)
  const pictures = installPictures(app, { catalogue, cacheFolder: `${config.BAIZE_DATA}/pictures` })
  installManifest(app, () => settings.brand())
  if (consoleDist) await installConsole(app, { ...kernel, consoleDist, demo: kernel.demo ? demoDesk : null })
  const gameOrigins = () => catalogue.gameOrigins
  const page = webDist ? await installSitePages(app, { ...kernel, webDist, handlers, gameOrigins }) : null
  handleUnknown(app, methodsByPath(), page)
  return { app, pictures }
}

function methodsByPath(): Map<string, string[]> {
  const methods = new Map<string, string[]>()
  for (const name of endpointNames) {
    const { method, path }: Endpoint = endpoints[name]
    methods.set(path, [...(methods.get(path) ?? []), method])
  }
  return methods
}
