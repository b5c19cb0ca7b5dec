import { type InputOf, instantClasses, type Language, type LobbyClass, type ResponseOf } from '@baize/api'
import { prizeModeOfVendor, type VendorPrizeModes } from '@baize/api/prize-mode'
import { searchKey } from '@baize/api/search-key'
import { parseAmount } from '@baize/money'
import { cardIn } from './present.ts'
import type { CatalogueGame, CatalogueSnapshot } from './snapshot.ts'

type Query = InputOf<'catalogue.gameList'>

/** One page of the games of a type that match the query, in menu order; lotteries by the brand's prize modes. */
export function listGames(
  snapshot: CatalogueSnapshot,
  query: Query,
  modes: VendorPrizeModes,
  language: Language,
): ResponseOf<'catalogue.gameList'> {
  const matches = matchesOf(snapshot, query, modes)
  const from = (query.pageNo - 1) * query.pageSize
  return {
    games: matches.slice(from, from + query.pageSize).map(game => cardIn(game, language)),
    totalPages: Math.ceil(matches.length / query.pageSize),
    totalCount: matches.length,
    pageNo: query.pageNo,
  }
}

/** Filters whose games are kept with a version of the catalogue; what players ask for repeats itself. */
const filtersKept = 500
const kept = new WeakMap<CatalogueSnapshot, Map<string, readonly CatalogueGame[]>>()

function matchesOf(
  snapshot: CatalogueSnapshot,
  { pageNo: _no, pageSize: _size, ...filter }: Query,
  modes: VendorPrizeModes,
) {
  const ofSnapshot = kept.get(snapshot) ?? new Map<string, readonly CatalogueGame[]>()
  kept.set(snapshot, ofSnapshot)
  const { gameType } = filter
  const isLottery = gameType === 'LOTT' || gameType === 'ELOTT'
  const key = JSON.stringify(isLottery ? { ...filter, modes } : filter)
  const known = ofSnapshot.get(key)
  if (known) return known
  const inGroup = isLottery ? groupOf(snapshot, filter.prizeMode, modes) : () => true
  const matches = (snapshot.byType.get(gameType) ?? []).filter(inGroup).filter(matcher(filter))
  if (ofSnapshot.size >= filtersKept) ofSnapshot.clear()
  ofSnapshot.set(key, matches)
  return matches
}

/** Lotteries of a prize mode; all of them without one. */
function groupOf({ lanes }: CatalogueSnapshot, prizeMode: Query['prizeMode'], modes: VendorPrizeModes) {
  return ({ card }: CatalogueGame): boolean =>
    prizeMode === undefined || prizeModeOfVendor(card.vassalage, modes, lanes) === prizeMode
}

const isOfClass = ({ card: { classification } }: CatalogueGame, wanted: LobbyClass): boolean =>
  wanted === 'IN' ? instantClasses.some(kind => kind === classification) : classification === wanted

/** '1' is the slots filter "1 or more"; every other minimum bet matches exactly. */
function matcher(query: Omit<Query, 'pageNo' | 'pageSize'>): (game: CatalogueGame) => boolean {
  const words = query.gameName === undefined ? [] : searchKey(query.gameName).split(' ').filter(Boolean)
  const nothingCanMatch = query.gameName !== undefined && query.gameName.trim() !== '' && words.length === 0
  const minBetUnits = query.minBet === undefined ? null : parseAmount(query.minBet)
  const atLeast = query.minBet === '1'
  return game =>
    !nothingCanMatch &&
    (query.vassalage === undefined || game.card.vassalage === query.vassalage) &&
    (query.gameClassify === undefined || isOfClass(game, query.gameClassify)) &&
    (minBetUnits === null || (atLeast ? game.minBetUnits >= minBetUnits : game.minBetUnits === minBetUnits)) &&
    (query.minLineNum === undefined || game.card.lines >= query.minLineNum) &&
    words.every(word => game.searchKey.includes(word))
}

/** A hot list is one page, so it ends here however many games operators mark. */
const longest = 60

/** The games of a type that operators marked as hot, in menu order; of one vendor when it is named. */
export const hotGames = (
  { byType }: CatalogueSnapshot,
  { gameType, vassalage }: InputOf<'catalogue.hotGames'>,
  language: Language,
): ResponseOf<'catalogue.hotGames'> => ({
  list: (byType.get(gameType) ?? [])
    .filter(({ card }) => card.isHot && (vassalage === undefined || card.vassalage === vassalage))
    .slice(0, longest)
    .map(game => cardIn(game, language)),
})
