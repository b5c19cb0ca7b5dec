import type { EndpointName, RequestOf } from '@baize/api'
import { guestType, queryKey } from '@baize/api'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../../shared/app/use-app.ts'
import { useSession } from '../../../shared/session/session-store.ts'

/** The member, as a part of a query's key: what a member sees is not what a visitor saw. */
const useAsker = (): string =>
  useSession(({ status, member }) => (status === 'member' ? (member?.id ?? 'coming') : 'visitor'))

/** True when a member with an account of their own is signed in and known. */
export const useIsOwn = (): boolean => useSession(({ member }) => member !== null && member.type !== guestType)

/** A call whose answer depends on who asks; before a member is known, nobody is asked. */
export function useMemberQuery<N extends EndpointName>(
  name: N,
  payload: RequestOf<N>,
  { membersOnly = false, askedEachMs }: { membersOnly?: boolean; askedEachMs?: number } = {},
) {
  const { call } = useApp()
  const asker = useAsker()
  const isOwn = useIsOwn()
  return useQuery({
    queryKey: [...queryKey(name, payload), asker],
    queryFn: () => call(name, payload),
    enabled: asker !== 'coming' && (!membersOnly || isOwn),
    placeholderData: keepPreviousData,
    staleTime: 15_000,
    refetchInterval: askedEachMs ?? false,
  })
}

/** Has everything asked anew that tells of rewards, tickets and points. */
export function useRefreshLoyalty(): () => void {
  const client = useQueryClient()
  return () =>
    void client.invalidateQueries({
      predicate: ({ queryKey: [name] }) => /^(promotions|missions|points)\./.test(String(name)),
    })
}
