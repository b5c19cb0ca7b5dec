import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '@baize/platform/kernel/database/open-database'
import {
  createSiteDatabase,
  freePort,
  GameVisit,
  ServerProcess,
  sharePictures,
  TestClient,
  type ToldSpan,
  TraceCollector,
  traceOf,
  uniqueName,
} from '@baize/testing'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'bz-traces-'))
let database: Database
beforeAll(async () => {
  database = await createSiteDatabase()
}, 120_000)
afterAll(async () => {
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function start(environment: Record<string, string>): Promise<ServerProcess & { url: string }> {
  const data = join(folder, uniqueName('d'))
  sharePictures(data)
  const server = await ServerProcess.start({
    ...{ PORT: '0', BAIZE_DATA: data, DATABASE_URL: database.connectionString },
    ...environment,
  })
  onTestFinished(() => void server.kill())
  if (!server.url) throw new Error(server.output)
  return server as ServerProcess & { url: string }
}

/** An api and a studio that tell one collector. */
async function startBoth(more: Record<string, string> = {}) {
  const collector = await TraceCollector.start()
  onTestFinished(() => collector.stop())
  const [walletPort, studioPort] = [await freePort(), await freePort()]
  const common = {
    ...{ STUDIO_URL: `http://127.0.0.1:${studioPort}`, WALLET_URL: `http://127.0.0.1:${walletPort}` },
    ...collector.environment,
    ...more,
  }
  const [api, studio] = await Promise.all([
    start({ BAIZE_ROLE: 'api', PORT: String(walletPort), ...common }),
    start({ BAIZE_ROLE: 'studio', PORT: String(studioPort), ...common }),
  ])
  return { collector, api, studio }
}

const pageOf = async ({ url }: { url: string }, headers: Record<string, string> = {}) =>
  (await fetch(url, { headers })).text()
const attributeOf = ({ attributes }: ToldSpan, wanted: string) =>
  attributes.find(({ key }) => key === wanted)?.value.stringValue
const patient = { timeout: 20_000 }

test("[SCALE-008] a page's trace goes by its launch and its game through both servers to the ledger's row", async () => {
  const { collector, api, studio } = await startBoth()
  const username = uniqueName()
  const member = await new TestClient(api.url).open()
  member.traceparent = traceOf(await pageOf(api))
  const [, traceId, pageSpan] = member.traceparent!.split('-')
  await member.register(username)
  const { gameUrl } = await member.call('launch.gameLaunch', { vassalage: 'MIR', gameCode: 'MIR-00J' })
  const visit = await GameVisit.open(studio.url, gameUrl)
  expect((await visit.spin()).status).toBe(200)

  const ofTrace = () => collector.spans.filter(span => span.traceId === traceId)
  const bet = () => ofTrace().find(span => span.name === 'queue play')
  await expect.poll(() => bet() && collector.lineage(bet()!).length, patient).toBe(9)
  expect(collector.lineage(bet()!).map(({ service, name, kind }) => `${service} ${name} ${kind}`)).toEqual([
    'baize-api queue play 1',
    'baize-api wallet.bet 2',
    'baize-studio wallet.bet 3',
    'baize-studio studio.slot.spin 2',
    'baize-studio studio.page 2',
    'baize-studio provider.game/url 2',
    'baize-api provider.game/url 3',
    'baize-api launch.gameLaunch 2',
    'baize-api page 2',
  ])
  expect(collector.lineage(bet()!).at(-1)!.spanId).toBe(pageSpan)

  const { rows } = await database.pool.query<{ code: string }>('select code from ledger.transfer where key = $1', [
    attributeOf(bet()!, 'baize.ledger.key'),
  ])
  expect(rows).toEqual([{ code: 'BET' }])

  // Bets of many traces share a commit: the batch has a trace of its own, and both sides name the other.
  const batch = () => collector.spans.find(({ name, links }) => name === 'batch play' && links[0]?.traceId === traceId)
  await expect.poll(batch, patient).toBeDefined()
  expect(batch()!.traceId).not.toBe(traceId)
  expect(batch()!.links).toContainEqual(expect.objectContaining({ traceId, spanId: bet()!.spanId }))
  expect(bet()!.links).toMatchObject([{ traceId: batch()!.traceId, spanId: batch()!.spanId }])

  const told = JSON.stringify(collector.spans)
  for (const secret of [
    username,
    member.token!,
    visit.boot.secret,
    new URL(gameUrl, api.url).searchParams.get('ticket')!,
  ])
    expect(told).not.toContain(secret)
  expect([...new Set(collector.spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)))].sort()).toEqual([
    'baize.batch.items',
    ...['baize.ledger.key', 'baize.provider', 'baize.request.id', 'baize.round', 'baize.transaction'],
    ...['http.request.method', 'http.response.status_code'],
  ])
}, 180_000)

test('[SCALE-008] what is kept is the word of the house: a caller can neither ask for it nor break anything by it', async () => {
  const { collector, api } = await startBoth({ OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' })
  const wanted = `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01`
  // The page goes on with its caller's trace, and says that nothing of it is kept.
  expect(traceOf(await pageOf(api, { traceparent: wanted }))).toMatch(/^00-(ab){16}-[0-9a-f]{16}-00$/)
  const own = traceOf(await pageOf(api, { traceparent: `${wanted}-` }))
  expect(own).toMatch(/^00-(?!abab)[0-9a-f]{32}-[0-9a-f]{16}-00$/)
  await api.stop()
  expect(collector.spans).toEqual([])
}, 180_000)

/** Tells each module of the traces' libraries that is loaded; their interface alone comes with others (prom-client, pg-boss). */
const watch = `import { registerHooks } from 'node:module'
registerHooks({
  load(url, context, next) {
    if (/@opentelemetry\\/(?!api\\/)|tracing\\/opentelemetry/.test(url)) console.log('LOADED ' + url)
    return next(url, context)
  },
})`
const watched = { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(watch)}` }

test('[SCALE-008] without a collector nothing of traces is loaded, and pages and addresses of games have no word of them', async () => {
  const apart = { BAIZE_ROLE: 'api', STUDIO_URL: 'http://127.0.0.1:9' }
  const off = await start({ ...apart, ...watched })
  const page = await pageOf(off, { traceparent: `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01` })
  expect(page).toContain('<div id="root">')
  expect(page).not.toContain('traceparent')
  expect(off.output).not.toContain('LOADED')
  const nobody = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_EXPORTER_OTLP_TIMEOUT: '500' }
  const on = await start({ ...apart, ...watched, ...nobody, OTEL_BSP_SCHEDULE_DELAY: '100' })
  expect(on.output).toContain('LOADED')
  await pageOf(on)
  await on.says('traces do not arrive at the collector')
}, 180_000)
