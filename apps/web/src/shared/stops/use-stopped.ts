import type { HouseStop } from '@baize/api/house-stops'
import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../app/app-context.ts'
import { useApp } from '../app/use-app.ts'

const askAgainMs = 15_000

/**
 * What the house says of something that it has stopped; undefined while it goes on. It is asked where the page opens, since that may
 * have been open for hours, and again until it is lifted.
 */
export function useStopped(stop: HouseStop): string | undefined {
  const { call, permission } = useApp()
  const { data } = useQuery({
    ...callQuery(call, 'site.status', {}),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.stopped[stop] ? askAgainMs : false),
  })
  return (data ?? permission).stopped[stop]
}
