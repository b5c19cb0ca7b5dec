export { hallQuery } from './halls/hall-queries.ts'
export { filtersAt } from './list/lobby-address.ts'
export { gameNamesQuery } from './list/lobby-queries.ts'
export { gameTypeOf, knownVendor, lobbyRoute } from './list/lobby-route.ts'
export type { ListType } from './list/lobby-state.ts'
export { useVendorsLobby } from './list/use-vendors-lobby.ts'
export { ListViews } from './list-views.tsx'
export { indexNames, matchNames, type NameIndex } from './search/match-names.ts'
export { SearchBox } from './search/search-box.tsx'
export { suggestionsOf } from './search/use-suggestions.ts'
export { VendorMenu } from './vendor-menu.tsx'

/** The row of matches in play, a part of its own. */
export const loadLiveMatches = () => import('./matches/live-matches.tsx')
