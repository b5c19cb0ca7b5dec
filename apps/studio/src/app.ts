import { createPrivateKey } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { join } from 'node:path'
import type { StudioErrorAnswer } from '@baize/api/studio/errors'
import { studioErrors } from '@baize/api/studio/errors'
import { assetsPath } from '@baize/api/studio/paths'
import { connect } from '@baize/server-kit/database/open-database'
import { createBareServer } from '@baize/server-kit/http/bare-server'
import type { KeyOfKeys } from '@baize/server-kit/secrets/key-of-keys'
import { Vault } from '@baize/server-kit/secrets/vault'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { InstantKeeper } from './instant/keeper.ts'
import { betsAtTables } from './live/bets/bet-dependencies.ts'
import { LiveKeeper } from './live/keeper.ts'
import { openTables } from './live/open-tables.ts'
import type { TableFeeds } from './live/stream/feeds.ts'
import { serveTableStream } from './live/stream/serve-stream.ts'
import { BeaconSource } from './lotteries/beacon/beacon-source.ts'
import { DrawSeeds } from './lotteries/draws/draw-seeds.ts'
import { DrawKeeper } from './lotteries/keeper.ts'
import type { StudioOutside } from './outside.ts'
import { prepareStudioDatabase } from './prepare-studio-database.ts'
import { Reconciler } from './reconcile/reconciler.ts'
import { RoomKeeper } from './rooms/keeper.ts'
import { serveRooms } from './rooms/socket/serve-rooms.ts'
import { MonthKeeper } from './rounds/months.ts'
import { Retrier } from './rounds/retrier.ts'
import type { RoundDependencies } from './rounds/round-dependencies.ts'
import { installArt } from './routes/art.ts'
import { bookCalls } from './routes/book-calls.ts'
import { installExport } from './routes/export.ts'
import { installCalls } from './routes/install-calls.ts'
import { instantCalls } from './routes/instant-calls.ts'
import { limitRequests } from './routes/limits.ts'
import { lotteryCalls } from './routes/lottery-calls.ts'
import type { StudioBrand } from './routes/page/boots.ts'
import { installPlayPage } from './routes/page/play-page.ts'
import { installProviderRoutes } from './routes/provider/provider.ts'
import { readBodiesAsJson } from './routes/secret-of.ts'
import { slotCalls } from './routes/slot-calls.ts'
import { tableCalls } from './routes/table-calls.ts'
import { visitCalls } from './routes/visit-calls.ts'
import { loadSigningKey, publicHalf } from './secrets/keys.ts'
import { sealOldSecrets } from './secrets/seal-old-secrets.ts'
import { SeedPairs } from './secrets/seed-pairs.ts'
import { SportsKeeper } from './sports/keeper.ts'
import { openBook } from './sports/open-book.ts'
import { openOracle } from './sports/oracle/open-oracle.ts'
import type { BetDependencies } from './sports/sports-dependencies.ts'
import { serveBookStream } from './sports/stream/serve-stream.ts'
import { studioCode } from './studio-code.ts'
import type { StudioDatabase } from './studio-database.ts'
import { StudioError } from './studio-error.ts'
import type { StudioTables } from './tables.ts'
import { tokenContext, Visits } from './visits.ts'
import { audienceOf, createPlatformCheck } from './wallet/signatures.ts'
import { WalletClient } from './wallet/wallet-client.ts'

export { studioBounds, studioCode } from './studio-code.ts'

export interface StudioOptions {
  connectionString: string
  /** The same database as its owner; left out where its tables are made by another process. */
  ownerConnectionString: string | undefined
  /** Wraps the keys that seeds and tokens are sealed with; it does not lie in the database. */
  keyOfKeys: KeyOfKeys
  log: Logger
  outside: StudioOutside
  /** Address of the platform's wallet, ending in /wallet/v1/. */
  walletUrl: string
  /** Keys with which the platform signs its calls, by key id. */
  platformKeys: Record<string, JsonWebKey>
  brand: StudioBrand
  /** Requests a minute and address that one path may take. */
  rateLimitPerMinute: number
  /** Number of trusted reverse proxies in front of the studio. */
  trustedProxies: number
  /** Answers to this machine's own names alone, as a demo's platform does. */
  ownNamesOnly?: boolean
  /** Folder of the built game client; left out where only the API is wanted. */
  gamesDist?: string
  /** Folder in which drawn pictures are kept. */
  pictureCacheDir: string
  /** How long a round may wait for a wallet answer before the retrier takes it over. */
  uncertainAfterMs?: number
  /** Public randomness that draws take, a drand address that ends in the hash of its chain. */
  beaconUrl?: string | undefined
  /** The same database as the role of the oracle, which alone reads what decides fixtures. */
  oracleConnectionString?: string | undefined
  /** True where the studio must not start while its own role could read that, as with real money. */
  needsOracleRole?: boolean
  /** True when draws are held and rounds compared by the clock; tests do both by hand. */
  holdsDraws?: boolean
}

export interface Studio {
  app: FastifyInstance
  /** For the platform's provider row. */
  publicKeys: Record<string, JsonWebKey>
  db: StudioDatabase
  vault: Vault
  months: MonthKeeper
  retrier: Retrier
  reconciler: Reconciler
  instants: InstantKeeper
  draws: DrawKeeper
  live: LiveKeeper
  /** Those who watch tables from this process. */
  feeds: TableFeeds
  sports: SportsKeeper
  /** Games between members. */
  rooms: RoomKeeper
  /** What the book works with. */
  book: BetDependencies
  close(): Promise<void>
}

/** The studio, wired and ready but not listening. It knows the platform by its wallet address alone. */
export async function createStudio(options: StudioOptions): Promise<Studio> {
  const { log, outside, connectionString, ownerConnectionString } = options
  const database = connect<StudioTables>({ name: 'studio', connectionString, ownerConnectionString, log, poolSize: 12 })
  await prepareStudioDatabase(database)
  const db = database.kysely
  const vault = await Vault.open(database.pool, 'studio.data_key', options.keyOfKeys)
  await sealOldSecrets(db, vault)
  const signingKey = await loadSigningKey(db, vault)
  const deps: RoundDependencies = {
    db,
    outside,
    wallet: new WalletClient({
      url: options.walletUrl,
      provider: studioCode,
      audience: await audienceOf(options.platformKeys),
      signingKey,
      now: outside.now,
      openToken: sealed => vault.unsealText(sealed, tokenContext),
    }),
    seedPairs: new SeedPairs(db, { outside, vault }),
    log,
    ends: new EventEmitter().setMaxListeners(0),
    uncertainAfterMs: options.uncertainAfterMs ?? 15_000,
  }
  const visits = new Visits(db, outside, vault)
  const months = new MonthKeeper(deps)
  const retrier = new Retrier(deps)
  const instants = new InstantKeeper(deps)
  const reconciler = new Reconciler(deps)
  await reconciler.begin()
  const beacon = options.beaconUrl ? new BeaconSource({ url: options.beaconUrl, now: outside.now, log }) : null
  const lotteryDeps = { ...deps, seeds: await DrawSeeds.load(db, vault), beacon }
  const draws = new DrawKeeper(lotteryDeps)
  const liveDeps = openTables(lotteryDeps)
  const bets = betsAtTables(liveDeps)
  const live = new LiveKeeper(liveDeps)
  await live.open()

  const { oracle, stop: stopOracle } = await openOracle({
    ...{ connectionString, oracleUrl: options.oracleConnectionString, keyOfKeys: options.keyOfKeys, outside, log },
    needsOwnRole: options.needsOracleRole ?? false,
  })
  const bookDeps = await openBook({ ...deps, oracle }, vault)
  const sports = new SportsKeeper(bookDeps)
  await sports.open()
  const rooms = new RoomKeeper({
    ...{ ...deps, vault, visits },
    signingKey: createPrivateKey({ key: { ...signingKey }, format: 'jwk' }),
  })
  const app = createBareServer(
    { ...options, bodyLimitBytes: 16 * 1024, unnamed: 'studio' },
    // Browsers keep connections ahead of need that no request came on; a stop does not wait for those.
    { forceCloseConnections: true },
  )
  allowFrames(app)
  readBodiesAsJson(app)
  await limitRequests(app, { perMinute: options.rateLimitPerMinute })
  answerErrors(app)
  installProviderRoutes(app, {
    visits,
    limits: { perMinute: options.rateLimitPerMinute },
    lotteries: lotteryDeps,
    live: liveDeps,
    book: bookDeps,
    rooms,
    isFromPlatform: createPlatformCheck(options.platformKeys, outside.now),
  })
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort())
  const handlers = {
    ...visitCalls({ ...deps, vault }),
    ...slotCalls(deps),
    ...instantCalls(deps, closing.signal),
    ...lotteryCalls(lotteryDeps),
    ...tableCalls({ ...liveDeps, bets }),
    ...bookCalls(bookDeps),
  }
  installCalls(app, { visits, outside, handlers })
  serveTableStream(app, { ...liveDeps, visits })
  serveBookStream(app, { ...bookDeps, visits })
  await serveRooms(app, { keeper: rooms, visits, outside })
  installExport(app, { db, vault }, { perMinute: options.rateLimitPerMinute })
  installArt(app, { cacheDir: options.pictureCacheDir })
  if (options.gamesDist) {
    await app.register(fastifyStatic, {
      root: join(options.gamesDist),
      prefix: assetsPath,
      maxAge: '365d',
      immutable: true,
      preCompressed: true,
    })
    await installPlayPage(app, {
      ...deps,
      visits,
      lotteries: lotteryDeps,
      rooms,
      publicKey: Buffer.from(signingKey.x!, 'base64url').toString('hex'),
      gamesDist: options.gamesDist,
      brand: options.brand,
    })
  }
  await app.ready()
  months.start()
  retrier.start()
  instants.start()
  if (options.holdsDraws ?? true) {
    draws.start()
    live.start()
    sports.start()
    rooms.start()
    reconciler.start()
  }

  return {
    app,
    publicKeys: { [signingKey.kid]: publicHalf(signingKey) as JsonWebKey },
    db,
    vault,
    months,
    retrier,
    reconciler,
    instants,
    draws,
    live,
    feeds: liveDeps.feeds,
    sports,
    rooms,
    book: bookDeps,
    async close() {
      liveDeps.feeds.close()
      bookDeps.feeds.close()
      bookDeps.waiting.close()
      await rooms.stop()
      await app.close()
      await bets.close()
      await bookDeps.bets.close()
      await months.stop()
      await retrier.stop()
      await reconciler.stop()
      await instants.stop()
      await draws.stop()
      await live.stop()
      await sports.stop()
      await stopOracle()
      await deps.wallet.close()
      await database.stop()
    },
  }
}

/** Game frames have an opaque origin and no cookies, so any origin may call: what counts is the visit's secret. */
function allowFrames(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
  })
}

function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const requestId = request.id
    if (error instanceof StudioError) {
      const answer: StudioErrorAnswer = { error: error.code, requestId, ...error.detail }
      if (error.detail.retryAfterMs) reply.header('retry-after', Math.ceil(error.detail.retryAfterMs / 1000))
      return reply.code(studioErrors[error.code]).send(answer)
    }
    const { statusCode = 500 } = error as { statusCode?: number }
    if (statusCode < 500)
      return reply.code(400).send({ error: 'input_invalid', field: 'body', requestId } satisfies StudioErrorAnswer)
    request.log.error({ err: error }, 'unforeseen error')
    return reply.code(500).send({ error: 'internal', requestId } satisfies StudioErrorAnswer)
  })
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) =>
    reply.code(404).send({ error: 'round_unknown', requestId: request.id } satisfies StudioErrorAnswer),
  )
}
