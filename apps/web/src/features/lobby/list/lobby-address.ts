import { hotGameTypes, lobbyClasses, minBetOptions, searchTextLength } from '@baize/api'
import type { LobbyRoute } from './lobby-route.ts'
import type { LobbyQuery, MinBet } from './lobby-state.ts'

/** What an address keeps of a lobby beside its vendor: the list, the search and the filters. */
export type LobbyFilters = Pick<LobbyQuery, 'listType' | 'gameName' | 'gameClassify' | 'minBet' | 'minLineNum'>
type Search = Partial<Record<'list' | 'q' | 'class' | 'bet' | 'lines', string>>

const lists = ['hot', 'fav', 'recent'] as const
const mostLines = 999

/** Reads them; what cannot be is left out, and without a list the path's own is shown. */
export function filtersAt({ gameType, listType }: LobbyRoute, search: Search): LobbyFilters {
  const { list, q = '', bet, lines } = search
  const named = lists.find(each => each === list && (each !== 'hot' || hotGameTypes.includes(gameType)))
  const minBet = (['1', ...minBetOptions] as MinBet[]).find(each => each === bet)
  const isLines = /^\d{1,3}$/.test(lines ?? '') && Number(lines) > 0 && Number(lines) <= mostLines
  return {
    listType: list === 'all' ? '' : (named ?? listType),
    gameName: q.length <= searchTextLength ? q.trim() : '',
    gameClassify: lobbyClasses.find(each => each === search.class) ?? null,
    minBet: minBet ?? null,
    minLineNum: isLines ? Number(lines) : null,
  }
}

/** Writes them; the list of the path itself needs no word. */
export function addressOf(filters: LobbyFilters, { listType: ofPath }: Pick<LobbyRoute, 'listType'>): Search {
  const { listType, gameName, gameClassify, minBet, minLineNum } = filters
  return {
    ...(listType !== ofPath && { list: listType || 'all' }),
    ...(gameName && { q: gameName }),
    ...(gameClassify && { class: gameClassify }),
    ...(minBet && { bet: minBet }),
    ...(minLineNum && { lines: String(minLineNum) }),
  }
}

/** The rest of an address, without these. */
export function withoutFilters(search: Record<string, unknown>): Record<string, unknown> {
  const { list: _list, q: _q, class: _class, bet: _bet, lines: _lines, ...rest } = search
  return rest
}
