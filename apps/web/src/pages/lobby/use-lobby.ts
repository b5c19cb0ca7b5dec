import type { GameCard } from '@baize/api'
import { searchDebounceMs } from '@baize/api'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useReducer, useRef, useState } from 'react'
import { useApp } from '../../app/app.tsx'
import { gameListQuery } from '../../app/queries.ts'
import { initialLobby, lobbyReducer } from './lobby-state.ts'

/** The lobby of a vendor (all vendors: null): its state, the games loaded so far, and the running fetch. */
export function useLobby(vassalage: string | null) {
  const [state, dispatch] = useReducer(lobbyReducer, vassalage, initialLobby)
  const { data, isFetching, isError, refetch } = useQuery(gameListQuery(useApp(), state.query))
  const pages = useRef<{ key: string; games: Map<number, GameCard[]> }>({ key: '', games: new Map() })
  const { pageNo, ...filter } = state.query
  const key = JSON.stringify(filter)

  useEffect(() => dispatch({ type: 'vendor', vassalage }), [vassalage])
  useEffect(() => {
    if (data) dispatch({ type: 'loaded', totalPages: data.totalPages })
  }, [data])

  const [games, setGames] = useState<{ key: string; list: GameCard[] }>({ key, list: data?.games ?? [] })
  useEffect(() => {
    if (!data) return
    if (pages.current.key !== key) pages.current = { key, games: new Map() }
    pages.current.games.set(pageNo, data.games)
    setGames({ key, list: [...pages.current.games.values()].flat() })
  }, [data, key, pageNo])

  return {
    state,
    dispatch,
    games: games.key === key ? games.list : [],
    /** Games on the list as a whole, once known. */
    total: data?.totalCount,
    isFirst: games.key !== key || (isFetching && games.list.length === 0),
    isFetching,
    isError,
    retry: () => void refetch(),
    more: () => {
      if (!isFetching && !isError) dispatch({ type: 'more' })
    },
  }
}

/** Text as typed, and `onSettled` once typing has paused for half a second. */
export function useDebounced(value: string, onSettled: (text: string) => void) {
  const [text, setText] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => setText(value), [value])
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    text,
    type(next: string) {
      setText(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => onSettled(next), searchDebounceMs)
    },
  }
}
