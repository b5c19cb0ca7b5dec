import type { RequestOf } from '@baize/api'
import { gamePlatform, hotGamesPlatform, lobbyClientType, lobbyPageSize } from '@baize/api'
import { type PrizeMode, prizeModeOfVendor } from '@baize/api/prize-mode'
import type { AppContext } from '../../../shared/app/app-context.ts'
import { gameMenusQuery } from '../../../shared/app/queries.ts'
import type { LobbyPage, LobbyQuery } from './lobby-state.ts'

export type Speaker = Pick<AppContext, 'call' | 'language' | 'permission' | 'queryClient'>

/** The group of lotteries that is listed: the vendor's, or that of the house's own vendor, whose code is the game type. */
function prizeModeAt(gameType: 'LOTT' | 'ELOTT', vassalage: string | null, speaker: Speaker): PrizeMode {
  const { permission, queryClient } = speaker
  const lanes = queryClient.getQueryData(gameMenusQuery(speaker).queryKey) ?? []
  return prizeModeOfVendor(vassalage ?? gameType, permission.info.vendorPrizeModes, lanes) ?? gameType
}

/** The game-list call of a query; filters that are not set stay out of it. */
export function gameListPayload(
  { gameType, vassalage, gameName, gameClassify, minBet, minLineNum, pageNo }: LobbyQuery,
  speaker: Speaker,
): RequestOf<'catalogue.gameList'> {
  const { language, permission } = speaker
  const { merchantCode } = permission.info
  return {
    ...(gameType === 'LOTT' || gameType === 'ELOTT'
      ? { prizeMode: permission.info.prizeModes[prizeModeAt(gameType, vassalage, speaker)] }
      : {}),
    clientType: lobbyClientType,
    platform: gamePlatform,
    channel: merchantCode,
    merchant: merchantCode,
    gameType,
    ...(vassalage ? { vassalage } : {}),
    ...(gameClassify ? { gameClassify } : {}),
    ...(gameName ? { gameName } : {}),
    ...(minBet ? { minBet } : {}),
    ...(minLineNum ? { minLineNum } : {}),
    pageNo,
    pageSize: lobbyPageSize,
    language,
  }
}

/** The hot-games call of a lobby, or of one vendor in it. */
export const hotGamesPayload = (
  { gameType, vassalage }: Pick<LobbyQuery, 'gameType' | 'vassalage'>,
  { language, permission }: Speaker,
): RequestOf<'catalogue.hotGames'> => ({
  merchantCode: permission.info.merchantCode,
  isPlatform: hotGamesPlatform,
  gameType,
  ...(vassalage ? { vassalage } : {}),
  platform: gamePlatform,
  language,
})

const paging = ({ pageNo }: LobbyQuery) => ({ pageNo, pageSize: lobbyPageSize })

const favouriteGamesPayload = (query: LobbyQuery, { language }: Speaker): RequestOf<'catalogue.favouriteGames'> => ({
  clientType: lobbyClientType,
  platform: 'flash',
  language,
  gameType: query.gameType,
  ...paging(query),
})

export const recentGamesPayload = (query: LobbyQuery, { language }: Speaker): RequestOf<'launch.recentGames'> => ({
  clientType: lobbyClientType,
  gameType: query.gameType,
  ...(query.vassalage ? { vassalage: query.vassalage } : {}),
  language,
  ...paging(query),
})

/** Each list has its own call. @throws ApiError as `call` does */
const lists: Record<LobbyQuery['listType'], (query: LobbyQuery, speaker: Speaker) => Promise<LobbyPage>> = {
  '': async (query, speaker) => {
    const { games, totalPages, totalCount } = await speaker.call('catalogue.gameList', gameListPayload(query, speaker))
    return { games, totalPages, total: totalCount }
  },
  hot: async (query, speaker) => {
    const { list } = await speaker.call('catalogue.hotGames', hotGamesPayload(query, speaker))
    return { games: list, totalPages: 1, total: list.length }
  },
  fav: async (query, speaker) => {
    const answer = await speaker.call('catalogue.favouriteGames', favouriteGamesPayload(query, speaker))
    return { games: answer.content, totalPages: answer.totalPages, total: null }
  },
  recent: async (query, speaker) => {
    const { list, totalPages } = await speaker.call('launch.recentGames', recentGamesPayload(query, speaker))
    return { games: list, totalPages, total: null }
  },
}

/** Fetches the page of a query from the list that it names. @throws ApiError as `call` does */
export const fetchPage = (query: LobbyQuery, speaker: Speaker): Promise<LobbyPage> =>
  lists[query.listType](query, speaker)
