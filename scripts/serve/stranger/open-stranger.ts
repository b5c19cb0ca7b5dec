import type { KeyObject } from 'node:crypto'
import { createPublicKey, randomUUID, verify } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { gameUrlCall, signatureHeader, signingKeyHeader } from '@baize/api/wallet-protocol'
import { signedPrefix } from '@baize/api/wallet-signature'
import { isOwnName } from '@baize/server-kit/http/own-names'
import type { Platform } from '../../../apps/platform/src/app.ts'
import { everyTable } from '../../../apps/platform/src/domains/every-table.ts'
import type { Config } from '../../../apps/platform/src/kernel/config.ts'
import type { Database } from '../../../apps/platform/src/kernel/database/open-database.ts'
import { answersOwnNamesOnly } from '../../../apps/platform/src/kernel/deployment/own-hosts.ts'
import type { FrontDoor, RequestHandler } from '../front-door.ts'
import { strangersPage } from './page.ts'
import { playRound, stakeUnits } from './play.ts'
import { openWallet, type Player } from './wallet.ts'

const strangersCode = 'STRANGER'
const strangersVendor = 'FAR'
const strangersGame = 'FAR-BOATS'
const prefix = '/elsewhere/'
const longestBody = 8 * 1024
const mostVisits = 10_000

const game = {
  ...{ code: strangersGame, title: 'Paper boats', vendor: strangersVendor, type: 'RNG', classification: null },
  ...{ lines: 1, min_bet: stakeUnits, max_bet: stakeUnits, rtp: '95.00', volatility: 'low', tags: [], trial: false },
  art: {
    family: 'LTS',
    palette: ['#10333a', '#2a7f8e', '#f3efe2'],
    hero: 'heron',
    pattern: 0,
    frame: 'HLG',
    layout: 0,
  },
}

/**
 * A sample of a provider who is not of this house: it has a key of its own, speaks the wallet protocol like any other,
 * and its game is a page of another origin, which is this machine by its number in place of its name.
 */
export async function openStranger(
  platform: Platform,
  { door, own, config }: { door: FrontDoor; own: string; config: Config },
): Promise<void> {
  const wallet = await openWallet(own, strangersCode, platform.signingKeys)
  const isForOwnNames = answersOwnNamesOnly(config)
  const visits = new Map<string, Player & { language: string }>()
  const keys = new Map(
    Object.entries(platform.signingKeys).map(([id, key]) => [
      id,
      createPublicKey({ key: key as never, format: 'jwk' }),
    ]),
  )

  async function answer(path: string, request: IncomingMessage): Promise<unknown> {
    if (path === 'games') return [game]
    if (path === 'vendors') return [{ code: strangersVendor, type: 'RNG', name: 'Far Harbour' }]
    const body = await bodyOf(request)
    if (path === 'game/url') {
      if (!isSigned(keys, request, body)) return null
      const { token, user, game_code, currency, language } = gameUrlCall.parse(JSON.parse(body))
      const secret = randomUUID()
      // The oldest leave first.
      if (visits.size >= mostVisits) visits.delete(visits.keys().next().value!)
      visits.set(secret, { token, user, game_code, currency, language })
      return { url: `${own}${prefix}boats?visit=${secret}` }
    }
    const [secret = '', boat] = body.split(' ')
    const visit = visits.get(secret)
    if (path !== 'play' || !visit) return null
    const { language: _, ...player } = visit
    return playRound(wallet, player, boat === '1' ? 1 : 0)
  }

  const handle: RequestHandler = (request, response) => {
    if (isForOwnNames && !isOwnName(request.headers.host)) return void response.writeHead(421).end()
    const { pathname, searchParams } = new URL(request.url ?? '/', own)
    const path = pathname.slice(prefix.length)
    const secret = searchParams.get('visit') ?? ''
    const visit = visits.get(secret)
    if (path === 'boats' && visit) {
      const { language, ...player } = visit
      return void wallet.call('session', player).then(
        () => {
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
          response.end(strangersPage(language, secret))
        },
        () => response.writeHead(502).end(),
      )
    }
    answer(path, request).then(
      value =>
        response
          .writeHead(value === null ? 404 : 200, {
            'content-type': 'application/json',
            // The game's frame has no origin.
            'access-control-allow-origin': '*',
          })
          .end(JSON.stringify(value)),
      () => response.writeHead(400).end(),
    )
  }
  door.mount(prefix, handle)
  await platform.catalogue.setProvider({
    ...{ code: strangersCode, name: 'Sample provider', apiUrl: `${own}${prefix}`, gameOrigins: [own] },
    publicKeys: wallet.publicKeys,
  })
}

/** Lets the games of the house come first. */
export const placeLast = ({ kysely }: Database): Promise<unknown> =>
  everyTable(kysely)
    .updateTable('catalogue.game')
    .set({ position: 100_000 })
    .where('provider_code', '=', strangersCode)
    .execute()

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request.setEncoding('utf8')) {
    body += chunk
    if (body.length > longestBody) throw new Error('the body is too large')
  }
  return body
}

/** True when the platform signed the call. */
function isSigned(keys: ReadonlyMap<string, KeyObject>, { headers }: IncomingMessage, body: string): boolean {
  const key = keys.get(String(headers[signingKeyHeader.toLowerCase()]))
  const signature = Buffer.from(String(headers[signatureHeader.toLowerCase()] ?? ''), 'base64')
  return key !== undefined && verify(null, Buffer.from(signedPrefix('/game/url', strangersCode) + body), key, signature)
}
