import { join } from 'node:path'
import type { Endpoint } from '@baize/api'
import { endpointNames, endpoints } from '@baize/api/endpoints/index'
import type { FastifyInstance } from 'fastify'
import { Redis } from 'ioredis'
import { calculateJwkThumbprint } from 'jose'
import { moneyCheck } from './check-money.ts'
import { createOperatorRobot } from './demo/robot/operator-robot.ts'
import { createSampleSignIn } from './demo/sign-in/sample-sign-in.ts'
import { type Agents, createAgents } from './domains/agents/index.ts'
import { createBonuses } from './domains/bonuses/index.ts'
import { type Cashier, createCashier } from './domains/cashier/index.ts'
import { Catalogue, catalogueRoutes } from './domains/catalogue/index.ts'
import { createClub } from './domains/club/index.ts'
import { type Contracts, createContracts } from './domains/contracts/index.ts'
import { createGateway } from './domains/gateway/index.ts'
import { createIdentity, databaseReplayGuard, type Identity } from './domains/identity/index.ts'
import { createLaunch, createProviderClient } from './domains/launch/index.ts'
import { createLedger, type Ledger } from './domains/ledger/index.ts'
import { createLottery } from './domains/lottery/index.ts'
import { createMembers, type Members } from './domains/members/index.ts'
import { createMessages, type Messages } from './domains/messages/index.ts'
import { createMissions, type Missions } from './domains/missions/index.ts'
import { createPoints, type Points } from './domains/points/index.ts'
import { createPromotions, type Promotions } from './domains/promotions/index.ts'
import { createRebates } from './domains/rebates/index.ts'
import { createRecords } from './domains/records/index.ts'
import { createRounds } from './domains/rounds/index.ts'
import { createService } from './domains/service/index.ts'
import { createSite, type SiteDependencies } from './domains/site/index.ts'
import { createTeams } from './domains/teams/index.ts'
import { createWallet } from './domains/wallet/index.ts'
import { exportHeads } from './heads/export-heads.ts'
import { type Config, headsFile, siteOrigin } from './kernel/config.ts'
import type { Database } from './kernel/database/open-database.ts'
import type { Delivery } from './kernel/delivery/delivery.ts'
import { openDelivery } from './kernel/delivery/open-delivery.ts'
import { installOutboxPage } from './kernel/delivery/outbox-page.ts'
import { requireHome } from './kernel/deployment/home.ts'
import { decideMode } from './kernel/deployment/mode.ts'
import { installHealth } from './kernel/health.ts'
import { createCountryOf } from './kernel/http/country.ts'
import type { Handlers } from './kernel/http/handlers.ts'
import { operationsGate } from './kernel/http/operations-gate.ts'
import { registerRoutes } from './kernel/http/register-routes.ts'
import { createSealedBodies, loadSealingKey } from './kernel/http/sealed-body.ts'
import { addBrowserManners, createServer, handleUnknown } from './kernel/http/server.ts'
import type { Job } from './kernel/jobs/job.ts'
import { readJobHealth } from './kernel/jobs/job-health.ts'
import { runJob } from './kernel/jobs/run-job.ts'
import { startScheduler } from './kernel/jobs/scheduler.ts'
import { kernelJobs } from './kernel/kernel-jobs.ts'
import type { Log } from './kernel/log.ts'
import { installMetrics } from './kernel/metrics.ts'
import type { Clock, Rng } from './kernel/outside.ts'
import { databaseTransport } from './kernel/push/database-transport.ts'
import { PushHub } from './kernel/push/hub.ts'
import { redisTransport } from './kernel/push/redis-transport.ts'
import { loadSecrets } from './kernel/secrets/load-secrets.ts'
import { openKeyOfKeys } from './kernel/secrets/open-key-of-keys.ts'
import { Settings } from './kernel/settings/settings.ts'
import { createUploads } from './kernel/uploads/uploads.ts'
import { installPictures } from './pictures/routes.ts'
import { installReference } from './reference/routes.ts'
import { installManifest } from './site-pages/manifest.ts'
import { installSitePages } from './site-pages/routes.ts'

export interface PlatformDependencies {
  config: Config
  database: Database
  log: Log
  clock: Clock
  rng: Rng
  /** Check answers against their schemas. */
  checkResponses: boolean
  /** Where built pages lie; tests that only speak to the API leave it out. */
  webDist?: string
  /** Where the house's own studio answers; on this port when left out. */
  studioUrl?: string
  /** Jobs need a process that stays; one-off scripts leave them out. */
  runJobs: boolean
}

/** The platform, wired and ready but not listening: the starter and the tests each put it behind a server. */
export interface Platform {
  /** What the database says this deployment is: a demo, or one with real money. */
  demo: boolean
  app: FastifyInstance
  catalogue: Catalogue
  members: Members
  agents: Agents
  messages: Messages
  cashier: Cashier
  contracts: Contracts
  ledger: Ledger
  identity: Identity
  points: Points
  promotions: Promotions
  missions: Missions
  delivery: Delivery
  settings: Settings
  /** Public keys with which the platform signs its calls to providers, by key id. */
  signingKeys: Record<string, JsonWebKey>
  currencySymbol: string
  handlers: Handlers
  /** What the clock starts, so that tests can start it. */
  jobs: readonly Job[]
  /** Runs one as the clock would, with its row and its lease. */
  runJob(name: string): Promise<void>
  /** Stops taking work, lets running work finish, closes what was opened. The database stays its opener's. */
  close(): Promise<void>
}

export async function createPlatform(deps: PlatformDependencies): Promise<Platform> {
  const { config, database, log, clock, rng } = deps
  await requireHome(database)
  const demo = (await decideMode(database, config)) === 'demo'
  const redis = config.REDIS_URL ? new Redis(config.REDIS_URL, { lazyConnect: true }) : null
  const secrets = await loadSecrets(database, rng, await openKeyOfKeys(config))
  const guard = databaseReplayGuard(database)
  const sealed = createSealedBodies({ keys: [await loadSealingKey(secrets.sealingKey)], guard, clock })
  const delivery = openDelivery({ database, clock, log, config, demo })
  const byDatabase = databaseTransport(database.connectionString, log)
  const push = new PushHub(config.REDIS_URL ? redisTransport(config.REDIS_URL, byDatabase, log) : byDatabase, log)
  const settings = new Settings(database, demo ? [] : ['LOGIN_SLIDER'])
  const uploads = createUploads({ database, clock, folder: join(config.BAIZE_DATA, 'uploads') })
  const brand = await settings.brand()

  const ledger = createLedger({ database, log })
  const studioUrl = deps.studioUrl ?? `http://127.0.0.1:${config.PORT}`
  const catalogue = new Catalogue({ database, log, studioUrl })
  const providers = createProviderClient({ signingKey: secrets.platformSigningKey, clock })
  const launch = createLaunch({
    database,
    catalogue,
    settings,
    providers,
    clock,
    rng,
    log,
    currency: brand.currency,
  })
  const visitorTokenSecret = config.VISITOR_TOKEN_SECRET ?? secrets.visitorTokenSecret
  const samples = demo ? createSampleSignIn({ database, delivery, clock, rng, secret: visitorTokenSecret }) : null
  const identity: Identity = createIdentity({
    database,
    clock,
    rng,
    log,
    config,
    settings,
    delivery,
    sealed,
    guard,
    // Members are wired below; nobody signs in before.
    members: {
      passwordFaults: (...asked) => members.hooks.passwordFaults(...asked),
      createMember: (tx, how) => members.hooks.createMember(tx, how),
      createGuest: (tx, how) => members.hooks.createGuest(tx, how),
      languageOf: (tx, memberId) => members.hooks.languageOf(tx, memberId),
    },
    visitorTokenSecret,
    samples: samples?.services ?? null,
    onSignOut: async (sessionId, accountId) => {
      await launch.endSessionsOf(sessionId)
      push.publish(accountId, { kind: 'signed-out' })
    },
  })
  const agents = createAgents({ database, rng, clock, settings })
  const messages = createMessages({ database, clock })
  const members: Members = createMembers({
    database,
    clock,
    rng,
    settings,
    identity,
    agents,
    messages,
    ledger,
    currency: brand.currency,
    demo,
  })
  const contracts: Contracts = createContracts({
    ...{ database, clock, settings, agents, catalogue, messages, ledger, currency: brand.currency },
    // The wallet is wired below; nothing is paid before.
    onMoved: memberId => wallet.tellBalance(memberId),
  })
  const wallet = createWallet({
    database,
    ledger,
    settings,
    catalogue,
    push,
    sessions: identity.sessions,
    currency: brand.currency,
    unreadCounts: messages.unreadCounts,
    contracts: memberId => contracts.consolidated(memberId),
  })
  const rounds = createRounds({ database, clock, settings, catalogue, ledger, log, currency: brand.currency })
  const gateway = createGateway({
    database,
    ledger,
    catalogue,
    clock,
    log,
    audience: await calculateJwkThumbprint(secrets.platformSigningKey),
    onBalance: wallet.tellBalance,
    // Lotteries are wired below; no provider calls before.
    onDrawn: (provider, lotteries) => lottery.announce(provider, lotteries),
  })
  const rebates = createRebates({ database, clock, settings, ledger, wallet, currency: brand.currency })
  const records = createRecords({ database, settings, clock, ledger, rounds, currency: brand.currency })
  const bonuses = createBonuses({ database, clock, ledger, messages, currency: brand.currency })
  const cashier = createCashier({
    bonuses,
    onTurnover: bonuses.countTurnover,
    database,
    clock,
    rng,
    log,
    config,
    settings,
    uploads,
    identity,
    ledger,
    agents,
    messages,
    wallet,
    currency: brand.currency,
    signingKey: secrets.platformSigningKey,
    sandboxKey: demo ? secrets.sandboxPaymentKey : null,
  })
  const teams = createTeams({ database, clock, settings, rounds, contracts, currency: brand.currency })
  const points = createPoints({
    database,
    clock,
    settings,
    ledger,
    identity,
    messages,
    wallet,
    currency: brand.currency,
    // Promotions are wired below, with the history of all bonuses.
    giveBonus: (tx, { terms: { multiple, ...bonus }, ...award }) =>
      promotions.award(tx, { ...award, source: 'GOODS', code: 'REWARD', multiple, bonus }),
  })
  const promotions: Promotions = createPromotions({
    database,
    clock,
    rng,
    settings,
    ledger,
    messages,
    points,
    cashier,
    bonuses,
    uploads,
    wallet,
    demo,
    currency: brand.currency,
  })
  const club = createClub({ database, clock })
  const missions = createMissions({ database, clock, settings, messages, points, promotions, wallet })
  messages.countBy('missionCount', async memberId => (await missions.counts(memberId)).missionCount)
  messages.countBy('rewardCount', async memberId => (await missions.counts(memberId)).rewardCount)
  messages.countBy('promoCount', promotions.unclaimedCount)
  const lottery = createLottery({ database, push, catalogue, settings, launch, providers, clock, log })
  const site = createSite({
    database,
    clock,
    rng,
    settings,
    catalogue,
    sealed,
    visitorTokens: identity.visitorTokens,
    customerServiceKey: secrets.customerServiceKey,
    social: socialChannels(config, demo),
    originOf: host => siteOrigin(config, host),
    analyticsOrigin: config.ANALYTICS_ORIGIN ?? null,
    demo,
    showsOutbox: delivery.showsInstead,
  })
  const countryOf = createCountryOf(config.COUNTRY_HEADER)
  const service = createService({ database, clock, rng, settings, push, identity, agents, messages, countryOf })

  const handlers: Handlers = {
    ...uploads.routes,
    ...identity.routes,
    ...agents.routes,
    ...messages.routes,
    ...members.routes,
    ...contracts.routes,
    ...catalogueRoutes({ database, catalogue, settings, clock }),
    ...launch.routes,
    ...rounds.routes,
    ...wallet.routes,
    ...records.routes,
    ...cashier.routes,
    ...teams.routes,
    ...points.routes,
    ...promotions.routes,
    ...missions.routes,
    ...club.routes,
    ...lottery.routes,
    ...site.routes,
    ...service.routes,
  }

  const app = createServer({ log, trustedProxies: config.TRUSTED_PROXIES })
  gateway.install(app)
  cashier.install(app)
  await addBrowserManners(app, { rateLimitPerMinute: config.RATE_LIMIT_PER_MINUTE, redis })
  // Jobs are listed below; nobody asks before.
  const jobHealth = () => readJobHealth(database, jobs)
  const inside = { jobs: jobHealth, mayLookInside: operationsGate(config) }
  installMetrics(app, inside)
  installHealth(app, { ...inside, clock })
  registerRoutes(app, {
    handlers,
    authenticator: identity.authenticator,
    sealed,
    settings,
    clock,
    countryOf,
    checkResponses: deps.checkResponses,
    // Rows that guess secrets or make accounts get a tenth and a twentieth of what others may take.
    limits: {
      'session.login': Math.ceil(config.RATE_LIMIT_PER_MINUTE / 10),
      'operators.login': Math.ceil(config.RATE_LIMIT_PER_MINUTE / 20),
      'captcha.draw': Math.ceil(config.RATE_LIMIT_PER_MINUTE / 10),
      'agents.affiliate': Math.ceil(config.RATE_LIMIT_PER_MINUTE / 10),
      'agents.noteVisit': Math.ceil(config.RATE_LIMIT_PER_MINUTE / 10),
      'agents.register': Math.ceil(config.RATE_LIMIT_PER_MINUTE / 20),
      'members.registerMobile': Math.ceil(config.RATE_LIMIT_PER_MINUTE / 20),
      'slider.draw': Math.ceil(config.RATE_LIMIT_PER_MINUTE / 10),
      'uploads.add': Math.ceil(config.RATE_LIMIT_PER_MINUTE / 10),
      'session.oidcStart': Math.ceil(config.RATE_LIMIT_PER_MINUTE / 10),
      'session.freePlay': Math.ceil(config.RATE_LIMIT_PER_MINUTE / 20),
      'verification.smsNoLogin': Math.ceil(config.RATE_LIMIT_PER_MINUTE / 20),
      'verification.smsRegister': Math.ceil(config.RATE_LIMIT_PER_MINUTE / 20),
      'members.passwordByEmail': Math.ceil(config.RATE_LIMIT_PER_MINUTE / 20),
      'members.passwordByPhone': Math.ceil(config.RATE_LIMIT_PER_MINUTE / 20),
      'members.checkResetLink': Math.ceil(config.RATE_LIMIT_PER_MINUTE / 10),
      'members.resetPassword': Math.ceil(config.RATE_LIMIT_PER_MINUTE / 20),
      'service.feedback': Math.ceil(config.RATE_LIMIT_PER_MINUTE / 10),
      'members.register': Math.ceil(config.RATE_LIMIT_PER_MINUTE / 20),
    },
  })
  await service.install(app)
  installOutboxPage(app, delivery)
  samples?.install(app)
  cashier.installPages(app)
  await installReference(app)
  const pictures = installPictures(app, { catalogue, cacheFolder: `${config.BAIZE_DATA}/pictures` })
  installManifest(app, () => settings.brand())
  const gameOrigins = () => catalogue.gameOrigins
  const page = deps.webDist
    ? await installSitePages(app, { webDist: deps.webDist, handlers, countryOf, rng, gameOrigins })
    : null
  handleUnknown(app, methodsByPath(), page)

  await catalogue.start()
  await push.start()
  const jobs: Job[] = [
    ...kernelJobs(database, log),
    ...delivery.jobs,
    ...uploads.jobs,
    ...identity.jobs,
    ...members.jobs,
    ...ledger.jobs,
    moneyCheck(database, log),
    exportHeads({ database, clock, log, file: headsFile(config), key: secrets.headsKey }),
    ...rounds.jobs,
    ...gateway.jobs,
    ...rebates.jobs,
    ...contracts.jobs,
    ...cashier.jobs,
    ...points.jobs,
    ...promotions.jobs,
    ...missions.jobs,
    ...club.jobs,
    ...(demo ? [createOperatorRobot({ database, handlers, clock, log })] : []),
  ]
  const scheduler = deps.runJobs ? await startScheduler(database, jobs, log) : null
  await app.ready()

  return {
    demo,
    app,
    catalogue,
    members,
    agents,
    messages,
    cashier,
    contracts,
    ledger,
    identity,
    points,
    promotions,
    missions,
    delivery,
    settings,
    signingKeys: publicSigningKeys(secrets.platformSigningKey),
    currencySymbol: brand.currencySymbol,
    handlers,
    jobs,
    runJob(name) {
      const job = jobs.find(each => each.name === name)
      if (!job) throw new Error(`no job is called ${name}`)
      return runJob({ database, log }, job)
    },
    async close() {
      await push.close()
      await app.close()
      await delivery.close()
      await scheduler?.stop()
      catalogue.stop()
      await gateway.drain()
      await ledger.drain()
      await pictures.close()
      redis?.disconnect()
    },
  }
}

/** What browsers need to sign in elsewhere; in a demo samples stand in for what is not set up. */
function socialChannels(config: Config, demo: boolean): SiteDependencies['social'] {
  const { GOOGLE_CLIENT_ID, FACEBOOK_CLIENT_ID, FIREBASE_API_KEY: apiKey, FIREBASE_PROJECT_ID: projectId } = config
  const [google, facebook] = [GOOGLE_CLIENT_ID, FACEBOOK_CLIENT_ID].map(id => id ?? (demo ? 'sample' : null))
  const sample = { apiKey: 'sample', projectId: 'sample', authDomain: 'localhost', isSample: true }
  return {
    google: google ? { clientId: google } : null,
    facebook: facebook ? { appId: facebook } : null,
    firebase:
      apiKey && projectId
        ? { apiKey, projectId, authDomain: `${projectId}.firebaseapp.com`, isSample: false }
        : demo
          ? sample
          : null,
  }
}

/** The half of the platform's signing key that providers may know, by key id. */
export function publicSigningKeys({ d: _private, ...jwk }: JsonWebKey & { kid?: string }): Record<string, JsonWebKey> {
  return { [jwk.kid ?? '']: jwk }
}

function methodsByPath(): Map<string, string[]> {
  const methods = new Map<string, string[]>()
  for (const name of endpointNames) {
    const { method, path }: Endpoint = endpoints[name]
    methods.set(path, [...(methods.get(path) ?? []), method])
  }
  return methods
}
