import type { JsonWebKey } from 'node:crypto'
import { createPrivateKey, randomUUID, sign } from 'node:crypto'
import { type BookDeskCall, type BookDeskCallName, bookDeskCalls } from '@baize/api/book-desk-protocol'
import { playerStopReply } from '@baize/api/player-stop'
import { type ProviderTable, tablesReply } from '@baize/api/provider-tables'
import { type RoomDeskCall, type RoomDeskCallName, roomDeskCalls } from '@baize/api/room-desk-protocol'
import { type DeskCall, type DeskCallName, deskCalls } from '@baize/api/table-desk-protocol'
import type { LotteryDraws } from '@baize/api/wallet/draws'
import type { ProviderRoom } from '@baize/api/wallet-protocol'
import { drawsReply, gameUrlReply, roomsReply, signatureHeader, signingKeyHeader } from '@baize/api/wallet-protocol'
import { signedPrefix } from '@baize/api/wallet-signature'
import { askProvider, ProviderAnswered } from '@baize/server-kit/http/ask-provider'
import type { Clock } from '@baize/server-kit/outside'
import type { output, ZodType } from 'zod'
import type { Provider } from '../catalogue/index.ts'

const timeoutMs = 5_000
/** A provider of several processes, of which one keeps its rooms, is asked so often until it is that one. */
const mostProcesses = 6
const misdirected = 421

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

type DeskCalls = Record<string, { call: ZodType; reply: ZodType }>
/** The fields of a desk call beside its envelope. */
type FieldsOf<Call> = Omit<Call, 'request_uuid' | 'sent_at'>
export type DeskFields<N extends DeskCallName> = FieldsOf<DeskCall<N>>
export type BookDeskFields<N extends BookDeskCallName> = FieldsOf<BookDeskCall<N>>
export type RoomDeskFields<N extends RoomDeskCallName> = FieldsOf<RoomDeskCall<N>>

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
      ...{ provider: provider.code, call: path },
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

  /** Posts a call that one process of a provider can answer alone: another one says so by HTTP 421, and the next may be it. */
  async function postToKeeper(provider: Asked, path: string, fields: object): Promise<unknown> {
    for (let tries = 1; ; tries++)
      try {
        return await post(provider, path, fields)
      } catch (error) {
        const isElsewhere = error instanceof ProviderAnswered && error.status === misdirected
        if (!isElsewhere || tries === mostProcesses) throw error
      }
  }

  /** The calls of a desk, each with the answer that belongs to it. */
  const desk =
    <C extends DeskCalls>(folder: string, calls: C) =>
    async <N extends keyof C & string>(
      provider: Asked,
      name: N,
      fields: FieldsOf<output<C[N]['call']>>,
    ): Promise<output<C[N]['reply']>> =>
      calls[name]!.reply.parse(await postToKeeper(provider, `${folder}/${name}`, fields)) as output<C[N]['reply']>

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
      return roomsReply.parse(await postToKeeper(provider, 'rooms', {})).rooms
    },

    /**
     * Asks a provider where its tables stand. Those that it keeps asleep wake up by that.
     * @throws when it does not answer in time, with an error, or in another shape
     */
    async tables(provider: Asked): Promise<ProviderTable[]> {
      return tablesReply.parse(await post(provider, 'tables', {})).tables
    },

    /**
     * Tells a provider that a member plays for no money any more. One that does not know the call has nothing to stop.
     * @throws when it does not answer in time, with an error, or in another shape
     */
    async stopPlayer(provider: Asked, user: string): Promise<void> {
      const answer = await post(provider, 'player/stop', { user }).catch(error => {
        if (error instanceof ProviderAnswered && error.status === 404) return null
        throw error
      })
      if (answer !== null) playerStopReply.parse(answer)
    },

    /**
     * Calls about a provider's tables, its book and its rooms of games between members, most of them for an operator.
     * @throws when it does not answer in time, with an error, or in another shape
     */
    tableDesk: desk('tables', deskCalls),
    bookDesk: desk('book', bookDeskCalls),
    roomDesk: desk('rooms-desk', roomDeskCalls),
  }
}
export type ProviderClient = ReturnType<typeof createProviderClient>
