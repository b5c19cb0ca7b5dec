import { useQueryClient } from '@tanstack/react-query'
import { startTransition, useEffect, useReducer } from 'react'
import { useApp } from '../../../shared/app/use-app.ts'
import { useSession } from '../../../shared/session/session-store.ts'
import type { LobbyFilters } from './lobby-address.ts'
import { isOwnList, lobbyPageQuery } from './lobby-queries.ts'
import type { LobbyRoute } from './lobby-route.ts'
import type { LobbyState } from './lobby-state.ts'
import { initialLobby, lobbyReducer } from './lobby-state.ts'

/** A lobby from the address that it was opened at: its state, and the one fetch that runs at a time. */
export function useLobby(route: Omit<LobbyRoute, 'listType'> & LobbyFilters) {
  const app = useApp()
  const queryClient = useQueryClient()
  const [state, dispatch] = useReducer(lobbyReducer, route, start)
  const { running, pages } = state
  const isMember = useSession(({ status }) => status === 'member')
  const games = pages.flat()
  const { vassalage } = route

  /** What came with the page is there at once, and so is how far the list had been read before a game was played. */
  function start(from: Omit<LobbyRoute, 'listType'> & LobbyFilters): LobbyState {
    const kept = ({ query }: LobbyState) => queryClient.getQueryData(lobbyPageQuery(app, query).queryKey)
    let state = initialLobby(from)
    for (let page = kept(state); page; ) {
      state = lobbyReducer(state, { type: 'loaded', query: state.query, page })
      const further = lobbyReducer(state, { type: 'more' })
      page = further === state ? undefined : kept(further)
      if (page) state = further
    }
    return state
  }

  useEffect(() => dispatch({ type: 'vendor', vassalage }), [vassalage])
  // A member's own lists give way where nobody is signed in.
  const isNobodys = useSession(({ status }) => status === 'visitor' && isOwnList(state.query))
  useEffect(() => {
    if (!isNobodys) return
    dispatch({ type: 'clear' })
    // What was held back is not on its way any more.
    if (running) dispatch({ type: 'failed', query: running })
  }, [isNobodys, running])
  useEffect(() => {
    if (!running || (isOwnList(running) && !isMember)) return
    queryClient.fetchQuery(lobbyPageQuery(app, running)).then(
      // Tiles are made in small steps, between which the page goes on scrolling.
      page => startTransition(() => dispatch({ type: 'loaded', query: running, page })),
      () => dispatch({ type: 'failed', query: running }),
    )
  }, [running, app, queryClient, isMember])

  return { ...state, games, count: games.length, dispatch }
}
