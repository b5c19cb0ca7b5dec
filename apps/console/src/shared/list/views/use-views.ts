import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { call } from '../../api/call.ts'

/** Path of the screen below the console's own. */
export const usePage = (): string => useLocation().pathname.replace(/^\/console(?=\/)/, '')

/** Views of a screen that operators keep: one's own, and those that are shared with a role of one's own. */
export function useViews() {
  const page = usePage()
  return useQuery({
    queryKey: ['operators.views', page],
    queryFn: ({ signal }) => call('operators.views', { page }, { signal }),
    staleTime: 60_000,
  })
}
