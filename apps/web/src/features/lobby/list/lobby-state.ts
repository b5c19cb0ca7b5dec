import type { GameCard, GameType, LobbyClass, RequestOf } from '@baize/api'
import type { LobbyFilters } from './lobby-address.ts'

/** '' is all games of the vendor. */
export type ListType = '' | 'hot' | 'fav' | 'recent'
export type MinBet = NonNullable<RequestOf<'catalogue.gameList'>['minBet']>

/** One page of one list: what a call asks for. */
export interface LobbyQuery {
  gameType: GameType
  listType: ListType
  vassalage: string | null
  gameName: string
  gameClassify: LobbyClass | null
  minBet: MinBet | null
  minLineNum: number | null
  pageNo: number
}

export interface LobbyState {
  /** What the hall is to show. */
  query: LobbyQuery
  /** What is being fetched. Nothing else is asked for meanwhile. */
  running: LobbyQuery | null
  /** The page of `query` has not come yet. */
  waiting: boolean
  failed: boolean
  /** Games by page, the first page first. */
  pages: readonly (readonly GameCard[])[]
  hasMore: boolean
  /** Games on the list as a whole, once known. */
  total: number | null
}

/** A page as it came. */
export interface LobbyPage {
  games: readonly GameCard[]
  totalPages: number
  total: number | null
}

export type LobbyAction =
  | { type: 'vendor'; vassalage: string | null }
  | { type: 'search'; gameName: string }
  | { type: 'classification'; gameClassify: LobbyClass | null }
  | { type: 'minBet'; minBet: MinBet | null }
  | { type: 'minLines'; minLineNum: number | null }
  | { type: 'list'; listType: 'fav' | 'recent' }
  /** The hot list: shown at once when it is at hand. */
  | { type: 'hot'; games: readonly GameCard[] | undefined }
  /** All games of the vendor. */
  | { type: 'clear' }
  /** What an address says. */
  | { type: 'address'; filters: LobbyFilters }
  | { type: 'more' }
  | { type: 'retry' }
  | { type: 'loaded'; query: LobbyQuery; page: LobbyPage }
  | { type: 'failed'; query: LobbyQuery }

const noFilters = { gameName: '', gameClassify: null, minBet: null, minLineNum: null, pageNo: 1 } as const

/** Where a hall begins: its first page is being fetched. */
export function initialLobby(
  start: Pick<LobbyQuery, 'gameType' | 'listType' | 'vassalage'> & Partial<LobbyQuery>,
): LobbyState {
  const query = { ...noFilters, ...start }
  return { query, running: query, waiting: true, failed: false, pages: [], hasMore: true, total: null }
}

/** Every change of vendor, list or filter starts over: paging and all other filters. */
export function lobbyReducer(state: LobbyState, action: LobbyAction): LobbyState {
  const { query } = state
  const only = (change: Partial<LobbyQuery>): LobbyState => {
    const { gameType, vassalage } = query
    return startOver(state, { ...noFilters, gameType, vassalage, listType: '', ...change })
  }
  switch (action.type) {
    case 'vendor':
      return action.vassalage === query.vassalage ? state : only({ vassalage: action.vassalage })
    case 'search': {
      const gameName = action.gameName.trim()
      return gameName === query.gameName ? state : only({ gameName })
    }
    case 'classification':
      return only({ gameClassify: action.gameClassify })
    case 'minBet':
      return only({ minBet: action.minBet })
    case 'minLines':
      return only({ minLineNum: action.minLineNum })
    case 'list':
      return only({ listType: action.listType })
    case 'hot':
      return withHotList(only({ listType: 'hot' }), action.games, state.running)
    case 'clear':
      return only({})
    case 'address':
      return only(action.filters)
    case 'more':
      return state.hasMore && !state.running && !state.failed
        ? ask(state, { ...query, pageNo: query.pageNo + 1 })
        : state
    case 'retry':
      return state.failed ? ask(state, query) : state
    case 'loaded':
    case 'failed':
      return action.query === state.running ? afterFetch(state, action) : state
  }
}

/** Asks for a query now, or as soon as the running fetch has ended; the last one asked for wins. */
const ask = (state: LobbyState, query: LobbyQuery): LobbyState => ({
  ...state,
  query,
  running: state.running ?? query,
  waiting: true,
  failed: false,
})

const startOver = (state: LobbyState, query: LobbyQuery): LobbyState => ({
  ...ask(state, query),
  pages: [],
  hasMore: true,
  total: null,
})

/** The hot list is one page. One that is at hand needs no fetch; what runs may end by itself. */
function withHotList(
  state: LobbyState,
  games: readonly GameCard[] | undefined,
  running: LobbyQuery | null,
): LobbyState {
  if (!games) return { ...state, hasMore: false }
  return { ...state, running, waiting: false, pages: [games], hasMore: false, total: games.length }
}

/** A fetch has ended. Its answer counts when it is still the one wanted; else what is wanted by now is fetched. */
function afterFetch(state: LobbyState, action: Extract<LobbyAction, { type: 'loaded' | 'failed' }>): LobbyState {
  const { query, waiting } = state
  if (action.query !== query) return { ...state, running: waiting ? query : null }
  if (action.type === 'failed') return { ...state, running: null, waiting: false, failed: true }
  const { games, totalPages, total } = action.page
  return {
    ...state,
    running: null,
    waiting: false,
    pages: [...state.pages.slice(0, query.pageNo - 1), games],
    hasMore: query.pageNo < totalPages,
    total,
  }
}

/** How many filters are set, for the button that opens them on a phone. */
export const filterCount = ({ gameClassify, minBet, minLineNum }: LobbyQuery): number =>
  [gameClassify, minBet, minLineNum].filter(Boolean).length
