import type { GameCard, RequestOf } from '@baize/api'
import { lobbyClientType, lobbyPageSize } from '@baize/api'

export type Classification = 'JP' | 'TG' | 'AC' | 'BG'
export type MinBet = NonNullable<RequestOf<'catalogue.gameList'>['minBet']>

/** What the next game-list call asks for. */
export interface LobbyQuery {
  vassalage: string | null
  gameName: string
  gameClassify: Classification | null
  minBet: MinBet | null
  minLineNum: number | null
  pageNo: number
}

export interface LobbyState {
  /** '' is all games of the vendor. */
  listType: ''
  query: LobbyQuery
  /** Games by page, the first page first. */
  pages: readonly (readonly GameCard[])[]
  hasMore: boolean
}

export type LobbyAction =
  | { type: 'vendor'; vassalage: string | null }
  | { type: 'search'; gameName: string }
  | { type: 'classification'; gameClassify: Classification | null }
  | { type: 'minBet'; minBet: MinBet | null }
  | { type: 'minLines'; minLineNum: number | null }
  | { type: 'clear' }
  /** The answer to a query; one that is no longer asked is dropped. */
  | { type: 'loaded'; query: LobbyQuery; games: readonly GameCard[]; totalPages: number }
  | { type: 'more' }

/** The vendor that an address names; anything that cannot be a vendor's code is left out. */
export const vendorOf = (page: string | undefined): string | null =>
  page !== undefined && /^[A-Z0-9_]{1,24}$/.test(page) ? page : null

const noFilters = { gameName: '', gameClassify: null, minBet: null, minLineNum: null, pageNo: 1 } as const

export const initialLobby = (vassalage: string | null): LobbyState => ({
  listType: '',
  query: { vassalage, ...noFilters },
  pages: [],
  hasMore: true,
})

/** Every change of vendor or of one filter starts over: list type, paging and the other filters. */
export function lobbyReducer(state: LobbyState, action: LobbyAction): LobbyState {
  const { vassalage } = state.query
  const only = (filter: Partial<LobbyQuery>): LobbyState => {
    const fresh = initialLobby(vassalage)
    return { ...fresh, query: { ...fresh.query, ...filter } }
  }
  switch (action.type) {
    case 'vendor':
      return action.vassalage === vassalage ? state : initialLobby(action.vassalage)
    case 'search': {
      const gameName = action.gameName.trim()
      return gameName === state.query.gameName ? state : only({ gameName })
    }
    case 'classification':
      return only({ gameClassify: action.gameClassify })
    case 'minBet':
      return only({ minBet: action.minBet })
    case 'minLines':
      return only({ minLineNum: action.minLineNum })
    case 'clear':
      return initialLobby(vassalage)
    case 'loaded':
      return action.query === state.query ? withPage(state, action.games, action.totalPages) : state
    case 'more':
      return state.hasMore ? { ...state, query: { ...state.query, pageNo: state.query.pageNo + 1 } } : state
  }
}

/** The state with the games of the page that was asked for; a page that came again takes its old place. */
function withPage(state: LobbyState, games: readonly GameCard[], totalPages: number): LobbyState {
  const { pageNo } = state.query
  return { ...state, pages: [...state.pages.slice(0, pageNo - 1), games], hasMore: pageNo < totalPages }
}

/** The game-list call of a query; absent filters stay out of it. */
export function gameListPayload(query: LobbyQuery): RequestOf<'catalogue.gameList'> {
  const { vassalage, gameName, gameClassify, minBet, minLineNum, pageNo } = query
  return {
    clientType: lobbyClientType,
    gameType: 'RNG',
    pageNo,
    pageSize: lobbyPageSize,
    ...(vassalage ? { vassalage } : {}),
    ...(gameName ? { gameName } : {}),
    ...(gameClassify ? { gameClassify } : {}),
    ...(minBet ? { minBet } : {}),
    ...(minLineNum ? { minLineNum } : {}),
  }
}

/** How many filters are set, for the button that opens them on a phone. */
export const filterCount = ({ gameClassify, minBet, minLineNum }: LobbyQuery): number =>
  [gameClassify, minBet, minLineNum].filter(Boolean).length
