import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer } from 'react'
import { useApp } from '../../../app/app.tsx'
import { lobbyPageQuery } from './lobby-queries.ts'
import type { LobbyRoute } from './lobby-route.ts'
import type { LobbyState } from './lobby-state.ts'
import { initialLobby, lobbyReducer } from './lobby-state.ts'

/** A lobby from the address that it was opened at: its state, and the one fetch that runs at a time. */
export function useLobby(route: LobbyRoute) {
  const app = useApp()
  const queryClient = useQueryClient()
  const [state, dispatch] = useReducer(lobbyReducer, route, start)
  const { running, pages } = state
  const { vassalage } = route

  /** What came with the page is there at once. */
  function start(from: LobbyRoute): LobbyState {
    const before = initialLobby(from)
    const page = queryClient.getQueryData(lobbyPageQuery(app, before.query).queryKey)
    return page ? lobbyReducer(before, { type: 'loaded', query: before.query, page }) : before
  }

  useEffect(() => dispatch({ type: 'vendor', vassalage }), [vassalage])
  useEffect(() => {
    if (!running) return
    queryClient.fetchQuery(lobbyPageQuery(app, running)).then(
      page => dispatch({ type: 'loaded', query: running, page }),
      () => dispatch({ type: 'failed', query: running }),
    )
  }, [running, app, queryClient])

  return { ...state, count: pages.reduce((sum, games) => sum + games.length, 0), dispatch }
}
