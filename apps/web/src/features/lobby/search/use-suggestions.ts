import type { GameType, ResponseOf } from '@baize/api'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { useApp } from '../../../shared/app/use-app.ts'
import { gameNamesQuery } from '../list/lobby-queries.ts'
import { indexNames, matchNames } from './match-names.ts'

export interface Suggestion {
  gameCode: string
  gameName: string
  vassalage: string
  vendorName: string
}

const shown = 6

/** The games of a list of names, each with its vendor. */
export const suggestionsOf = ({ vendors, games }: ResponseOf<'catalogue.gameNames'>): Suggestion[] =>
  games.map(([gameCode, gameName, vendor]) => ({ gameCode, gameName, ...vendors[vendor]! }))

/** Games whose names fit the text, as it is typed. The names come once they are `wanted`. */
export function useSuggestions(gameType: GameType, wanted: boolean, text: string): Suggestion[] {
  const { data } = useQuery({ ...gameNamesQuery(useApp(), gameType), enabled: wanted })
  const index = useMemo(() => data && indexNames(suggestionsOf(data), ({ gameName }) => gameName), [data])
  const typed = useDeferredValue(text)
  return useMemo(() => (index ? matchNames(index, typed, shown) : []), [index, typed])
}
