import { useQuery } from '@tanstack/react-query'
import { useEffect, useReducer } from 'react'
import { useApp } from '../../app/app.tsx'
import { gameListQuery } from '../../app/queries.ts'
import { initialLobby, lobbyReducer } from './lobby-state.ts'

/** The lobby of a vendor (all vendors: null): its state, the games loaded so far, and the running fetch. */
export function useLobby(vassalage: string | null) {
  const [state, dispatch] = useReducer(lobbyReducer, vassalage, initialLobby)
  const { query, pages, hasMore } = state
  const { data, isFetching, isError, refetch } = useQuery(gameListQuery(useApp(), query))

  useEffect(() => dispatch({ type: 'vendor', vassalage }), [vassalage])
  useEffect(() => {
    if (data) dispatch({ type: 'loaded', query, games: data.games, totalPages: data.totalPages })
  }, [data, query])

  // What came with the page shows before any effect has run.
  const games = pages.length > 0 ? pages.flat() : (data?.games ?? [])
  return {
    query,
    hasMore,
    dispatch,
    games,
    /** Games on the list as a whole, once known. */
    total: data?.totalCount,
    isFirst: games.length === 0 && isFetching,
    isFetching,
    isError,
    retry: () => void refetch(),
    /** Asks for the next page; while a fetch runs, nothing else is asked for. */
    more: () => {
      if (!isFetching && !isError) dispatch({ type: 'more' })
    },
  }
}
