import type { InputOf, ResponseOf } from '@baize/api'
import { defaultLanguage, guestType } from '@baize/api'
import type { Log } from '@baize/server-kit/log'
import type { Clock, Rng } from '@baize/server-kit/outside'
import { newToken, tokenHash } from '@baize/server-kit/outside'
import { ApiError } from '../../kernel/api-error.ts'
import type { Database } from '../../kernel/database/open-database.ts'
import type { MemberCaller } from '../../kernel/http/caller.ts'
import type { Secrets } from '../../kernel/secrets/load-secrets.ts'
import type { Settings } from '../../kernel/settings/settings.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { maxSeriesOf } from '../members/index.ts'
import type { ProviderClient } from './provider-client.ts'
import { type Payee, peerTags } from './rooms/peer-tags.ts'
import { tables } from './tables.ts'

/** Stands for this site when an address is resolved; paths stay on it, whatever they are. */
const ownOrigin = 'https://site.invalid'
const openWithinMs = 60_000
const sessionMs = 12 * 3_600_000
/** Vendors whose games take an account of one's own, whatever their provider lets guests do. */
const forMembers: readonly string[] = ['TCG_SEA']

export interface LaunchDependencies {
  database: Database
  catalogue: Catalogue
  settings: Pick<Settings, 'recentBrand'>
  providers: ProviderClient
  clock: Clock
  rng: Rng
  log: Log
  /** Currency of the real book. */
  currency: string
  secrets: Pick<Secrets, 'peerTagKey'>
}

type Launching = LaunchDependencies & {
  /** Where a member has had money paid to. */
  payeesOf: (memberId: bigint) => Promise<Payee[]>
}

/**
 * Lets a member into a game: a session of its own at the wallet, and the provider's one-time address for it.
 * Guests play the play-money book, and only games that are open for trial. Where the brand has wallets at vendors, a member
 * plays with the one of the game's vendor.
 * @throws ApiError url_invalid for a way back that leaves this site, game_unknown, game_unavailable, trial_refused, provider_unavailable; nothing was moved
 */
export async function launchGame(
  deps: Launching,
  input: InputOf<'launch.gameLaunch'>,
  caller: MemberCaller,
): Promise<ResponseOf<'launch.gameLaunch'>> {
  const { database, catalogue, settings, providers, clock, rng, log, currency, secrets, payeesOf } = deps
  const backUrl = input.backUrl ?? '/'
  if (!isOnSite(backUrl)) throw new ApiError('url_invalid')
  const game = catalogue.snapshot.byCode.get(input.gameCode)
  if (!game || game.card.vassalage !== input.vassalage) throw new ApiError('game_unknown')
  const isGuest = caller.agentType === guestType
  if (isGuest && (!game.card.trialEnabled || forMembers.includes(input.vassalage))) throw new ApiError('trial_refused')
  const provider = (await catalogue.providers()).find(({ code }) => code === game.providerCode)
  if (!provider?.enabled) throw new ApiError('game_unavailable')

  const { singleWallet } = await settings.recentBrand()
  // Other games bring no members together, so that their providers are told nothing.
  const tags =
    game.card.gameType === 'PVP'
      ? await peerTags({ database, clock, key: secrets.peerTagKey, payeesOf }, provider.code, caller)
      : null
  const maxSeries = await maxSeriesOf(database.kysely, caller.memberId)
  const now = clock.now()
  const token = newToken(rng)
  const openBy = new Date(now.getTime() + openWithinMs)
  const { id } = await tables(database.kysely)
    .insertInto('launch.game_session')
    .values({
      token_hash: tokenHash(token),
      member_id: caller.memberId,
      member_session_id: BigInt(caller.sessionId),
      provider_code: provider.code,
      vendor_code: game.card.vassalage,
      game_code: game.card.gameCode,
      book: isGuest ? 'PLAY' : 'REAL',
      currency,
      wallet: isGuest || singleWallet ? 'MAIN' : 'VENDOR',
      created_at: now,
      open_by: openBy,
      opened_at: null,
      expires_at: new Date(now.getTime() + sessionMs),
      ended_at: null,
      max_series: maxSeries,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

  const gameUrl = await providers
    .gameUrl(provider, {
      token,
      user: caller.memberId.toString(),
      game_code: game.card.gameCode,
      currency,
      language: input.language ?? defaultLanguage,
      device: input.device,
      back_url: backUrl,
      play_mode: isGuest ? 'play' : 'real',
      max_series: maxSeries,
      ...(input.roomId && { room_id: input.roomId }),
      ...(tags && { peer_tags: tags }),
    })
    .catch(error => {
      log.warn({ err: error, provider: provider.code }, 'launch refused by the provider')
      throw new ApiError('provider_unavailable')
    })
  // A path of this site is a house game; an address elsewhere is framed as a stranger's.
  const mode = gameUrl.startsWith('/') ? 'ROUTE' : 'IFRAME'
  return { gameUrl, mode, gameSessionId: id.toString(), expiresAt: openBy.toISOString() }
}

/** True when an address is a path of this site, however it is written. */
const isOnSite = (address: string): boolean =>
  address.startsWith('/') && URL.parse(address, ownOrigin)?.origin === ownOrigin
