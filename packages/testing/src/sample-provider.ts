import type { KeyObject } from 'node:crypto'
import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { GameType } from '@baize/api'
import type { ProviderTable } from '@baize/api/provider-tables'
import type { ProviderVendor } from '@baize/api/provider-vendor'
import type { ConcludeReply, ProviderRoom, WalletCall, WalletCallName, WalletReply } from '@baize/api/wallet-protocol'
import { signatureHeader, signingKeyHeader } from '@baize/api/wallet-protocol'
import { signedPrefix } from '@baize/api/wallet-signature'
import { calculateJwkThumbprint, type JWK } from 'jose'
import type { TestClient } from './client.ts'
import { type ListingSite, vendorOf } from './sample-listing.ts'

interface Listing {
  /** Code of the vendor that its games stand under, opened for it; otherwise the first of their type. */
  vendor?: string
  /** Its games are pages of its own, framed as a stranger's. */
  framed?: boolean
  /** Version of the protocol that it is listed with and signs by. */
  protocol?: 1 | 2
  /** Its bounds of a bet and a day, in place of the usual ones. */
  bounds?: { maxPayoutUnits: bigint; maxLossADayUnits: bigint }
}

export interface SampleSession {
  token: string
  user: string
  game_code: string
  currency: string
}

/** What the platform said as it let a member in. */
interface Opening extends SampleSession {
  room_id?: string
  peer_tags?: string[]
}

type ReplyTo<N extends WalletCallName> = N extends 'conclude' ? ConcludeReply : WalletReply
type Fields<N extends WalletCallName> = Omit<WalletCall<N>, 'request_uuid' | 'sent_at' | 'provider'>

/**
 * A third party's studio: it has a key, one game, a launch address on loopback, and calls the wallet as it likes, well
 * or badly. It stands in for what is outside.
 */
export class SampleProvider {
  readonly code: string
  readonly gameCode: string
  /** What it offers; a test may change the list before the next import. */
  games: ReturnType<SampleProvider['game']>[]
  /** Rooms of its games between members. */
  rooms: ProviderRoom[] = []
  tables: ProviderTable[] = []
  /** The last call that the platform signed. */
  lastAsked: { path: string; body: string; keyId: string; signature: string } | null = null
  /** Id of the key that it signs with, and its public half. */
  keyId = 'sample-1'
  publicKey: JsonWebKey = {}
  /** So often it says that another process of it keeps its rooms. */
  roomsElsewhere = 0
  /** Its answer to GET /vendors. */
  vendors: ProviderVendor[] = []
  readonly #site: ListingSite
  readonly #key: KeyObject
  readonly #server: Server
  #launched: SampleSession | null = null
  #pages = ''
  #protocol: 1 | 2 = 2
  #audience = ''
  /** The room that the last member came into. */
  roomOpened: string | null = null
  /** Members that it was told play no more, each time it was told, and how many of these it does not understand. */
  readonly stopped: string[] = []
  deafTo = 0
  /** What the last member shares with those whom they must not meet; null where nothing was said. */
  tagsOpened: string[] | null = null

  readonly #type: GameType
  readonly #vendor: string

  private constructor(
    site: ListingSite,
    game: { code: string; type: GameType; vendor: string },
    key: KeyObject,
    server: Server,
  ) {
    const { code } = game
    this.#type = game.type
    this.#vendor = game.vendor
    this.#site = site
    this.code = code
    this.gameCode = `${code}-GAME`
    this.games = [this.game()]
    this.#key = key
    this.#server = server
  }

  /** Registers the provider with the platform and opens its launch address. Its one game is of the type. */
  static async start(
    site: ListingSite,
    code = 'SMP',
    type: GameType = 'RNG',
    { vendor, framed = false, protocol = 2, bounds }: Listing = {},
  ): Promise<SampleProvider> {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519')
    const server = createServer()
    const listed = await vendorOf(site, { code, type, named: vendor })
    const provider = new SampleProvider(site, { code, type, vendor: listed.vendor }, privateKey, server)
    if (listed.isOwn) provider.vendors = [{ code: listed.vendor, type, name: `${code} Works` }]
    server.on('request', (request, response) => {
      let body = ''
      request.on('data', chunk => (body += chunk))
      request.on('end', () => {
        const { [signingKeyHeader]: keyId, [signatureHeader]: signature } = request.headers
        if (keyId)
          provider.lastAsked = { path: request.url ?? '', body, keyId: String(keyId), signature: String(signature) }
        provider.#answer(request.url ?? '', body, response)
      })
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    provider.publicKey = publicKey.export({ format: 'jwk' }) as JsonWebKey
    if (framed) provider.#pages = origin
    provider.#protocol = protocol
    const [platformKey] = Object.values(site.platform.signingKeys ?? {})
    if (platformKey) provider.#audience = await calculateJwkThumbprint(platformKey as JWK)
    await site.platform.catalogue.setProvider({
      code,
      name: 'Sample studio',
      apiUrl: `${origin}/`,
      gameOrigins: framed ? [origin] : [],
      protocol,
      publicKeys: { [provider.keyId]: provider.publicKey },
      ...(bounds && { bounds }),
    })
    await site.platform.catalogue.importAll()
    return provider
  }

  #answer(
    path: string,
    body: string,
    response: { end(text: string): void; setHeader(name: string, value: string): void; statusCode: number },
  ) {
    response.setHeader('content-type', path.startsWith('/sample/') ? 'text/html' : 'application/json')
    if (path === '/games') return response.end(JSON.stringify(this.games))
    if (path === '/vendors') return response.end(JSON.stringify(this.vendors))
    if (path === '/tables') return response.end(JSON.stringify({ tables: this.tables }))
    if (path === '/rooms' && this.roomsElsewhere-- > 0) response.statusCode = 421
    if (path === '/rooms') return response.end(JSON.stringify({ rooms: this.rooms }))
    if (path === '/player/stop') {
      this.stopped.push((JSON.parse(body) as { user: string }).user)
      return response.end(JSON.stringify({ status: this.stopped.length > this.deafTo ? 'OK' : 'UNKNOWN' }))
    }
    if (path.startsWith('/sample/'))
      return response.end(`<!doctype html><title>Sample</title><h1>${this.code} plays</h1>`)
    const { token, user, game_code, currency, room_id, peer_tags } = JSON.parse(body) as Opening
    this.#launched = { token, user, game_code, currency }
    this.roomOpened = room_id ?? null
    this.tagsOpened = peer_tags ?? null
    response.end(JSON.stringify({ url: `${this.#pages}/sample/${token}` }))
  }

  /** A game as the list of games states it. */
  game(code = this.gameCode, more: { deviation?: string } = {}) {
    return {
      code,
      title: `Sample ${this.code}`,
      vendor: this.#vendor,
      type: this.#type,
      classification: null,
      lines: 20,
      min_bet: 100,
      max_bet: 5_000_000,
      rtp: '96.00',
      ...more,
      volatility: 'medium',
      tags: [],
      trial: false,
      art: {
        family: 'LTS',
        palette: ['#0b2a26', '#1f7a6b', '#f4b6c2'],
        hero: 'heron',
        pattern: 0,
        frame: 'HLG',
        layout: 0,
      },
    }
  }

  /** Launches the game as a member would, without showing the token to the wallet yet. */
  async launch(member: TestClient, gameCode = this.gameCode): Promise<SampleSession> {
    await member.call('launch.gameLaunch', { vassalage: this.#vendor, gameCode })
    if (!this.#launched) throw new Error('the platform did not ask for the game address')
    return this.#launched
  }

  /** Launches and opens: a session that may bet. */
  async play(member: TestClient, gameCode = this.gameCode): Promise<SampleSession> {
    const session = await this.launch(member, gameCode)
    const opened = await this.call('session', session)
    if (opened.status !== 'OK') throw new Error(`the session did not open: ${opened.status}`)
    return session
  }

  /** A signed call. `bend` changes the finished request, for calls that should be refused. */
  async call<N extends WalletCallName>(name: N, fields: Fields<N>, bend: Bend = {}): Promise<ReplyTo<N>> {
    const answer = await this.send(name, fields, bend)
    return (await answer.json()) as ReplyTo<N>
  }

  async send<N extends WalletCallName>(name: N, fields: Fields<N>, bend: Bend = {}): Promise<Response> {
    const envelope = { request_uuid: randomUUID(), sent_at: this.#site.clock.now().getTime(), provider: this.code }
    const body = JSON.stringify({ ...envelope, ...fields, ...bend.fields })
    const path = bend.signedPath ?? `/wallet/v1/${name}`
    const prefix = (bend.protocol ?? this.#protocol) === 1 ? '' : signedPrefix(path, bend.audience ?? this.#audience)
    const signed = Buffer.concat([Buffer.from(prefix), Buffer.from(bend.rawBody ?? body)])
    const signature = sign(null, signed, this.#key).toString('base64')
    return fetch(`${bend.at ?? this.#site.url}/wallet/v1/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [signingKeyHeader]: bend.keyId ?? this.keyId,
        [signatureHeader]: bend.signature ?? signature,
        ...bend.headers,
      },
      body: Buffer.from(bend.rawBody ?? body),
    })
  }

  bet(session: SampleSession, transaction: string, amount: number, round = transaction): Promise<WalletReply> {
    return this.call('bet', {
      ...session,
      round,
      transaction_uuid: transaction,
      amount,
      round_closed: false,
      is_free: false,
    })
  }

  settle(
    session: SampleSession,
    transaction: string,
    bet: string,
    payout: number,
    round = bet,
    valid = 0,
  ): Promise<WalletReply> {
    const status = payout > 0 ? ('won' as const) : ('lost' as const)
    return this.call('settle', {
      ...session,
      round,
      transaction_uuid: transaction,
      bets: [{ transaction_uuid: bet, payout, valid_amount: valid, status }],
      round_closed: true,
    })
  }

  /** A bet that is lost at once and counts in full. */
  async lose(session: SampleSession, transaction: string, amount: number): Promise<void> {
    await this.bet(session, transaction, amount)
    const { status } = await this.settle(session, `${transaction}-settle`, transaction, 0, transaction, amount)
    if (status !== 'OK') throw new Error(`the bet ${transaction} was not settled: ${status}`)
  }

  rollback(session: SampleSession, transaction: string, reference: string, round = reference): Promise<WalletReply> {
    return this.call('rollback', {
      ...session,
      round,
      transaction_uuid: transaction,
      reference_transaction_uuid: reference,
      round_closed: true,
    })
  }

  stop(): Promise<void> {
    return new Promise(resolve => {
      this.#server.close(() => resolve())
      this.#server.closeAllConnections()
    })
  }
}

export interface Bend {
  fields?: Record<string, unknown>
  keyId?: string
  signature?: string
  /** Address of the platform's process that is called in place of the first one. */
  at?: string
  /** Sent and signed in place of the body. */
  rawBody?: string | Uint8Array
  /** What the signature is bound to in place of the call and the platform. */
  signedPath?: string
  audience?: string
  protocol?: 1 | 2
  /** Sent beside those of the signature. */
  headers?: Record<string, string>
}
