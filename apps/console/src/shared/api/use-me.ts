import type { OperatorPermission } from '@baize/api'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../session/session-store.ts'
import { call, type DeskCall, deskRow } from './call.ts'

/** The operator that is signed in, and what they may do. It is read again each minute, since roles change. */
export function useMe() {
  const token = useSession(state => state.token)
  return useQuery({
    queryKey: ['operators.me', token],
    queryFn: ({ signal }) => call('operators.me', {}, { inBackground: true, signal }),
    enabled: token !== null,
    staleTime: 60_000,
    refetchInterval: 60_000,
  })
}

/** Tells if the operator may make a call of the table. */
export function useMay(): (name: DeskCall) => boolean {
  const permissions: readonly OperatorPermission[] = useMe().data?.permissions ?? []
  return name => {
    const { permission } = deskRow(name)
    return permission === undefined || permissions.includes(permission)
  }
}
