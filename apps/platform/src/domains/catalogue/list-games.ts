import type { InputOf, ResponseOf } from '@baize/api'
import { searchKey } from '@baize/api/search-key'
import { parseAmount } from '@baize/money'
import type { CatalogueGame, CatalogueSnapshot } from './snapshot.ts'

type Query = InputOf<'catalogue.gameList'>

/** One page of the games of a type that match the query, in menu order. */
export function listGames(snapshot: CatalogueSnapshot, query: Query): ResponseOf<'catalogue.gameList'> {
  const matches = (snapshot.byType.get(query.gameType) ?? []).filter(matcher(query))
  const from = (query.pageNo - 1) * query.pageSize
  return {
    games: matches.slice(from, from + query.pageSize).map(({ card }) => card),
    totalPages: Math.ceil(matches.length / query.pageSize),
    totalCount: matches.length,
    pageNo: query.pageNo,
  }
}

/** '1' is the slots filter "1 or more"; every other minimum bet matches exactly. */
function matcher(query: Query): (game: CatalogueGame) => boolean {
  const words = query.gameName === undefined ? [] : searchKey(query.gameName).split(' ').filter(Boolean)
  const nothingCanMatch = query.gameName !== undefined && query.gameName.trim() !== '' && words.length === 0
  const minBetUnits = query.minBet === undefined ? null : parseAmount(query.minBet)
  const atLeast = query.minBet === '1'
  return game =>
    !nothingCanMatch &&
    (query.vassalage === undefined || game.card.vassalage === query.vassalage) &&
    (query.gameClassify === undefined || game.card.classification === query.gameClassify) &&
    (minBetUnits === null || (atLeast ? game.minBetUnits >= minBetUnits : game.minBetUnits === minBetUnits)) &&
    (query.minLineNum === undefined || game.card.lines >= query.minLineNum) &&
    words.every(word => game.searchKey.includes(word))
}
