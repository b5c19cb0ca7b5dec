import type { SportId } from '@baize/game-kit/book/sport-model'

export type ListView = 'live' | 'soon' | 'today' | 'favourites'

/** What the middle of the page shows. */
export type Route =
  | { page: 'list'; view: ListView; sport?: SportId | undefined; competition?: string | undefined }
  | { page: 'sports' }
  | { page: 'fixture'; id: string }
  | { page: 'search'; text: string }
  | { page: 'bets' }
  | { page: 'results' }
  | { page: 'standings'; competition: string }
  | { page: 'settings' }
  | { page: 'help' }

export interface RouteState {
  route: Route
  /** Ways back, the nearest last. */
  past: readonly Route[]
}

export type RouteEvent = { type: 'go'; route: Route } | { type: 'back' }

const mostPast = 20

export function reduceRoute(state: RouteState, event: RouteEvent): RouteState {
  if (event.type === 'go') return { route: event.route, past: [...state.past, state.route].slice(-mostPast) }
  const last = state.past.at(-1)
  return last ? { route: last, past: state.past.slice(0, -1) } : state
}
