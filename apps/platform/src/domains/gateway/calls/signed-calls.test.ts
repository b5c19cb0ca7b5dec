import { createPublicKey, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { WalletCallName } from '@baize/api/wallet-protocol'
import { signedPrefix } from '@baize/api/wallet-signature'
import { askProvider, publicLookup } from '@baize/server-kit/http/ask-provider'
import { type Bend, SampleProvider, type SampleSession, uniqueName } from '@baize/testing'
import { calculateJwkThumbprint, type JWK } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { betOf, credit, id, openWalletTable, type WalletTable } from '../fixtures.ts'

let table: WalletTable
beforeAll(async () => {
  table = await openWalletTable()
})
afterAll(() => table.stop())

const answerTo = async (answer: Promise<Response>) => {
  const reply = await answer
  return { http: reply.status, ...((await reply.json()) as { status: string; field?: string }) }
}

describe('signatures', () => {
  test('[DOOR-019] a signature holds for one call of one platform alone', async () => {
    const { provider, player, held } = table
    const { session } = await player()
    const bet = betOf(session, id(), 10_000)
    for (const bend of [{ signedPath: '/wallet/v1/hold' }, { audience: 'another platform' }, { protocol: 1 as const }])
      expect(await answerTo(provider.send('bet', bet, bend))).toMatchObject({ status: 'INVALID_SIGNATURE' })
    expect(await held(session)).toBe(credit)
    expect(await answerTo(provider.send('bet', bet))).toMatchObject({ status: 'OK' })
  })

  test('[DOOR-019] a provider that is listed with version 1 may sign by it, or by version 2', async () => {
    const { site } = table
    const older = await SampleProvider.start(site, 'OLD', 'ELOTT', { protocol: 1 })
    const session = await older.play(await (await site.visitor()).register(uniqueName()))
    expect(await older.bet(session, id(), 10_000)).toMatchObject({ status: 'OK' })
    expect(await answerTo(older.send('bet', betOf(session, id(), 10_000), { protocol: 2 }))).toMatchObject({
      status: 'OK',
    })
    await older.stop()
  })
})

describe('why a signature is refused', () => {
  test('[DEPLOY-009] a caller whose key is known is told a stale time, a wrong recipient, a wrong version and a wrong key apart', async () => {
    const { provider, player, site, held } = table
    const { session } = await player()
    const bet = betOf(session, id(), 10_000)
    const told = async (bend: Bend) => {
      const { http, status, field } = await answerTo(provider.send('bet', bet, bend))
      return [http, status, field]
    }
    const refused = (field: string) => [200, 'INVALID_SIGNATURE', field]
    const now = site.clock.now().getTime()
    expect(await told({ fields: { sent_at: now - 121_000 } })).toEqual(refused('sent_at'))
    expect(await told({ audience: provider.code })).toEqual(refused('audience'))
    expect(await told({ audience: 'elsewhere' })).toEqual(refused('signature'))
    expect(await told({ audience: 'elsewhere', headers: { 'x-audience': 'elsewhere' } })).toEqual(refused('audience'))
    expect(await told({ protocol: 1 })).toEqual(refused('version'))
    expect(await told({ signature: Buffer.alloc(64, 1).toString('base64') })).toEqual(refused('signature'))
    expect(await told({ signature: 'no base64' })).toEqual(refused('signature'))
    expect(await told({ keyId: 'nobody' })).toEqual([200, 'INVALID_PARTNER', undefined])
    expect(await held(session)).toBe(credit)
  })

  test('[DEPLOY-006] the key set of the platform checks what it signs, and names the recipient of calls to it', async () => {
    const { provider, player, site } = table
    const answer = await fetch(`${site.url}/wallet/v1/keys`)
    const set = (await answer.json()) as { keys: JWK[]; audience: string }
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=300'])
    expect(Object.keys(set.keys[0]!).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x'])
    expect(set.audience).toBe(await calculateJwkThumbprint(set.keys[0]!))
    await player()
    const { path, body, keyId, signature } = provider.lastAsked!
    const key = createPublicKey({ key: set.keys.find(({ kid }) => kid === keyId) as never, format: 'jwk' })
    const holds = (audience: string) =>
      verify(null, Buffer.from(signedPrefix(path, audience) + body), key, Buffer.from(signature, 'base64'))
    expect([path, holds(provider.code), holds('OTHER')]).toEqual(['/game/url', true, false])
  })
})

describe('what is read of a call', () => {
  const nested = '['.repeat(500_000) + ']'.repeat(500_000)
  /** Every call with the fields that it needs and no other. */
  const least: Record<WalletCallName, (session: SampleSession) => object> = {
    session: session => session,
    balance: session => session,
    bet: session => betOf(session, id(), 10_000),
    settle: session => ({
      ...inRound(session),
      bets: [{ transaction_uuid: id(), payout: 0, valid_amount: 0, status: 'lost' }],
      round_closed: true,
    }),
    rollback: session => ({ ...inRound(session), reference_transaction_uuid: id(), round_closed: true }),
    hold: session => ({ ...inRound(session), amount: 10_000, reason: 'purse' }),
    release: session => ({ ...inRound(session), amount: 10_000, reason: 'purse' }),
    split: session => ({
      ...inRound(session),
      reference_transaction_uuid: id(),
      parts: [
        { transaction_uuid: id(), amount: 1 },
        { transaction_uuid: id(), amount: 1 },
      ],
    }),
    credit: session => ({ ...inRound(session), reference_transaction_uuid: id(), amount: 1, reason: 'goodwill' }),
    conclude: ({ game_code, currency, token, user }) => ({
      ...{ transaction_uuid: id(), round: id('round'), game_code, currency, rake: 0 },
      seats: [
        {
          ...{ token, user, hold_round: id(), bet_uuid: id(), stake: 0, payout: 0, valid_amount: 0 },
          ...{ status: 'lost', into: 'free', release: true },
        },
      ],
    }),
    batch: session => ({ calls: [{ call: 'bet', ...ofEnvelope(), ...betOf(session, id(), 10_000) }] }),
    rounds: () => ({ from: 0, to: table.site.clock.now().getTime() }),
    drawn: () => ({ lotteries: [{ game_code: 'SMP-LOTTO', format: 'K3', next: null, results: [] }] }),
    pool: ({ game_code, currency }) => ({ move: 'read', game_code, currency, play_mode: 'real' }),
  }
  const ofEnvelope = () => ({
    ...{ request_uuid: id('rq'), sent_at: table.site.clock.now().getTime(), provider: table.provider.code },
  })
  const inRound = (session: SampleSession) => ({ ...session, round: id('round'), transaction_uuid: id() })

  test.each(Object.keys(least) as WalletCallName[])(
    '[DEPLOY-008] each optional field of %s may be left out, and no other',
    async name => {
      const { session } = await table.player()
      const body = { ...ofEnvelope(), ...least[name](session) }
      const send = (value: object) =>
        answerTo(table.provider.send(name, body as never, { rawBody: JSON.stringify(value) }))
      expect(await send(body)).toMatchObject({ http: 200 })
      for (const field of Object.keys(body)) {
        const { [field as never]: _left, ...rest } = body
        expect([field, (await send(rest)).http]).toEqual([field, 400])
      }
    },
  )

  test('[DEPLOY-008] an unknown field deep in a call of draws is refused, however deep it nests', async () => {
    const body = JSON.stringify({ ...ofEnvelope(), ...least.drawn({} as SampleSession) })
    for (const extra of ['1', nested]) {
      const rawBody = body.replace('"format"', `"extra":${extra},"format"`)
      expect(await answerTo(table.provider.send('drawn', {} as never, { rawBody }))).toMatchObject({
        http: 400,
        status: 'UNKNOWN',
      })
    }
  })

  test('[DOOR-018] an unknown key is refused before the body, a wrong signature before it is parsed, and too many of them for a while', async () => {
    const { provider, player, site } = table
    const { session } = await player()
    const bet = betOf(session, id(), 10_000)
    const broken = { rawBody: '{ this is no JSON' }
    expect(await answerTo(provider.send('bet', bet, { ...broken, keyId: 'other' }))).toMatchObject({
      http: 200,
      status: 'INVALID_PARTNER',
    })
    const forged = { ...broken, signature: Buffer.alloc(64).toString('base64') }
    expect(await answerTo(provider.send('bet', bet, forged))).toMatchObject({ status: 'INVALID_SIGNATURE' })
    expect(await answerTo(provider.send('bet', bet, broken))).toMatchObject({ http: 400, field: 'body' })
    const empty = { ...forged, rawBody: '' }
    expect(await answerTo(provider.send('bet', bet, empty))).toMatchObject({ status: 'INVALID_SIGNATURE' })
    expect(await answerTo(provider.send('bet', bet, { rawBody: '' }))).toMatchObject({ http: 400, field: 'body' })
    const statuses = await Promise.all(
      Array.from({ length: 320 }, async () => (await provider.send('bet', bet, forged)).status),
    )
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
    site.clock.advance(60_001)
    expect(await answerTo(provider.send('balance', session))).toMatchObject({ status: 'OK' })
  })

  test.each([
    ['an unknown field', (body: string) => body.replace('{', '{"extra":1,'), 'body'],
    ['a name that stands twice', (body: string) => body.replace('{', '{"amount":1,'), 'body'],
    ['a name that stands twice with an escape', (body: string) => body.replace('{', '{"\\u0061mount":1,'), 'body'],
    ['a prototype', (body: string) => body.replace('{', '{"__proto__":{"amount":1},'), 'body'],
    ['a number beyond the bound', (body: string) => body.replace('"amount":10000', '"amount":1e300'), 'amount'],
    ['a megabyte of nesting', (body: string) => body.replace('"amount":10000', `"amount":${nested}`), 'amount'],
    ['bytes that are no UTF-8', (body: string) => Buffer.from(body.replace('SMP', 'SM\xff'), 'latin1'), 'body'],
  ])(
    'a signed body with %s is HTTP 400 and moves nothing',
    async (_what, bend: (body: string) => string | Uint8Array, field) => {
      const { provider, player, held, site } = table
      const { session } = await player()
      const envelope = { request_uuid: id('rq'), sent_at: site.clock.now().getTime(), provider: 'SMP' }
      const bet = betOf(session, id(), 10_000)
      const answer = await answerTo(
        provider.send('bet', bet, { rawBody: bend(JSON.stringify({ ...envelope, ...bet })) }),
      )
      expect(answer).toMatchObject({ http: 400, status: 'UNKNOWN', field })
      expect(await held(session)).toBe(credit)
    },
  )
})

describe('what is asked of a provider', () => {
  let server: Server
  let origin: string
  beforeAll(async () => {
    server = createServer((request, response) => {
      if (request.url === '/away') return response.writeHead(302, { location: '/here' }).end()
      if (request.url === '/long') return response.end(JSON.stringify('x'.repeat(4_000_000)))
      return response.end('{}')
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => void server.close())

  test('[DOOR-019] redirects are not followed, and no more is read than an answer may be long', async () => {
    const ask = (path: string) =>
      askProvider(new URL(path, origin), { provider: 'SMP', call: 'here', timeoutMs: 5_000 })
    expect(await ask('/here')).toEqual({})
    await expect(ask('/away')).rejects.toThrow('302')
    await expect(ask('/long')).rejects.toThrow('more than')
  })

  test('[DOOR-019] a public name that leads into the private network is refused', async () => {
    const leadingTo = (address: string) =>
      new Promise((resolve, reject) => {
        const resolver = ((_name: string, _options: object, done: (e: null, all: object[]) => void) =>
          done(null, [
            { address: '93.184.216.34', family: 4 },
            { address, family: address.includes(':') ? 6 : 4 },
          ])) as never
        publicLookup(resolver)('games.example', { all: true }, (error, found) =>
          error ? reject(error) : resolve(found),
        )
      })
    for (const address of ['127.0.0.1', '10.1.2.3', '169.254.169.254', '::1', 'fd00::1', '::ffff:192.168.0.1'])
      await expect(leadingTo(address)).rejects.toThrow('private network')
    await expect(leadingTo('93.184.216.35')).resolves.toHaveLength(2)
  })
})
