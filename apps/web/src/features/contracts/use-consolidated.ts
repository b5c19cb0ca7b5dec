import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../shared/app/app-context.ts'
import { useApp } from '../../shared/app/use-app.ts'
import { useSession } from '../../shared/session/session-store.ts'

/** What the member's contracts come to: as the session holds it, which pushes keep true, or by a call while it does not. */
export function useConsolidated() {
  const { call } = useApp()
  const told = useSession(({ contracts }) => contracts)
  const asked = callQuery(call, 'members.consolidated', {})
  const { data, isError, isFetching, refetch } = useQuery({ ...asked, enabled: told === null, staleTime: 0 })
  return { data: told ?? data, isError, isFetching, refetch }
}
