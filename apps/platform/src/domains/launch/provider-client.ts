import type { JsonWebKey } from 'node:crypto'
import { createPrivateKey, randomUUID, sign } from 'node:crypto'
import {
  type BookDeskCall,
  type BookDeskCallName,
  type BookDeskReply,
  bookDeskCalls,
} from '@baize/api/book-desk-protocol'
import { type ProviderTable, tablesReply } from '@baize/api/provider-tables'
import {
  type RoomDeskCall,
  type RoomDeskCallName,
  type RoomDeskReply,
  roomDeskCalls,
} from '@baize/api/room-desk-protocol'
import { type DeskCall, type DeskCallName, type DeskReply, deskCalls } from '@baize/api/table-desk-protocol'
import type { LotteryDraws, ProviderRoom } from '@baize/api/wallet-protocol'
import { drawsReply, gameUrlReply, roomsReply, signatureHeader, signingKeyHeader } from '@baize/api/wallet-protocol'
import { signedPrefix } from '@baize/api/wallet-signature'
import { askProvider } from '@baize/server-kit/http/ask-provider'
import type { Clock } from '@baize/server-kit/outside'
import type { Provider } from '../catalogue/index.ts'

const timeoutMs = 5_000

export interface GameUrlRequest {
  token: string
  user: string
  game_code: string
  currency: string
  language: string
  device: 'WEB' | 'MOBILE'
  back_url: string
  play_mode: 'real' | 'play'
  max_series: number
  room_id?: string
  /** What two members of a game between members must not share. */
  peer_tags?: string[]
}

/** The fields of a desk call beside its envelope. */
export type DeskFields<N extends DeskCallName> = Omit<DeskCall<N>, 'request_uuid' | 'sent_at'>

export type RoomDeskFields<N extends RoomDeskCallName> = Omit<RoomDeskCall<N>, 'request_uuid' | 'sent_at'>

export type BookDeskFields<N extends BookDeskCallName> = Omit<BookDeskCall<N>, 'request_uuid' | 'sent_at'>

/** What a call needs to know of its recipient. */
type Asked = Pick<Provider, 'code' | 'apiUrl' | 'protocol'>

/** Calls providers the way the wallet protocol says, signed with the platform's Ed25519 key. */
export function createProviderClient(deps: { signingKey: JsonWebKey & { kid?: string }; clock: Clock }) {
  const key = createPrivateKey({ key: deps.signingKey, format: 'jwk' })
  /** Posts a signed call and reads its answer. @throws when none comes in time, or one that is no success */
  async function post(provider: Asked, path: string, fields: object): Promise<unknown> {
    const body = JSON.stringify({ request_uuid: randomUUID(), sent_at: deps.clock.now().getTime(), ...fields })
    const prefix = provider.protocol === 1 ? '' : signedPrefix(`/${path}`, provider.code)
    return askProvider(new URL(path, provider.apiUrl), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [signingKeyHeader]: deps.signingKey.kid ?? '',
        [signatureHeader]: sign(null, Buffer.from(prefix + body), key).toString('base64'),
      },
      body,
      timeoutMs,
    })
  }

  return {
    /**
     * Asks a provider for the address of a game.
     * @throws when it does not answer in time, with an error, or with an address that is neither a path nor of its games' origins
     */
    async gameUrl(provider: Asked & Pick<Provider, 'gameOrigins'>, request: GameUrlRequest): Promise<string> {
      const { url } = gameUrlReply.parse(await post(provider, 'game/url', request))
      const isHere = /^\/(?![/\\])/.test(url)
      if (!isHere && !provider.gameOrigins.includes(URL.parse(url)?.origin ?? ''))
        throw new Error('the provider answered an address that is none of its games')
      return url
    },

    /**
     * Asks a provider what its lotteries draw next, and for the latest results of each.
     * @throws when it does not answer in time, with an error, or in another shape
     */
    async lotteryDraws(provider: Asked, results: number): Promise<LotteryDraws[]> {
      return drawsReply.parse(await post(provider, 'lotteries/draws', { results })).lotteries
    },

    /**
     * Asks a provider which rooms of its games between members stand open.
     * @throws when it does not answer in time, with an error, or in another shape
     */
    async rooms(provider: Asked): Promise<ProviderRoom[]> {
      return roomsReply.parse(await post(provider, 'rooms', {})).rooms
    },

    /**
     * Asks a provider where its tables stand. Those that it keeps asleep wake up by that.
     * @throws when it does not answer in time, with an error, or in another shape
     */
    async tables(provider: Asked): Promise<ProviderTable[]> {
      return tablesReply.parse(await post(provider, 'tables', {})).tables
    },

    /**
     * Asks a provider something about its tables for an operator, or to do something to one.
     * @throws when it does not answer in time, with an error, or in another shape
     */
    async tableDesk<N extends DeskCallName>(provider: Asked, name: N, fields: DeskFields<N>): Promise<DeskReply<N>> {
      return deskCalls[name].reply.parse(await post(provider, `tables/${name}`, fields)) as DeskReply<N>
    },

    /**
     * Asks a provider something about its book for an operator, or to do something to it.
     * @throws when it does not answer in time, with an error, or in another shape
     */
    async bookDesk<N extends BookDeskCallName>(
      provider: Asked,
      name: N,
      fields: BookDeskFields<N>,
    ): Promise<BookDeskReply<N>> {
      return bookDeskCalls[name].reply.parse(await post(provider, `book/${name}`, fields)) as BookDeskReply<N>
    },

    /**
     * Asks a provider something about its rooms of games between members for an operator, or to do something to one.
     * @throws when it does not answer in time, with an error, or in another shape
     */
    async roomDesk<N extends RoomDeskCallName>(
      provider: Asked,
      name: N,
      fields: RoomDeskFields<N>,
    ): Promise<RoomDeskReply<N>> {
      return roomDeskCalls[name].reply.parse(await post(provider, `rooms-desk/${name}`, fields)) as RoomDeskReply<N>
    },
  }
}
export type ProviderClient = ReturnType<typeof createProviderClient>
