import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { callQuery } from '../../../shared/app/app-context.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import { useSession } from '../../../shared/session/session-store.ts'

const pageSize = 6

/** A page of the member's withdrawals and what may be taken out, asked for again when the balance or the inbox moves. */
export function useWithdrawals() {
  const { call } = useApp()
  const [page, setPage] = useState(1)
  const answer = useQuery({ ...callQuery(call, 'cashier.withdrawals', { page, pageSize }), staleTime: 0 })
  const funds = useQuery({ ...callQuery(call, 'cashier.funds', {}), staleTime: 0 })
  const moved = useSession(state => `${state.balance?.sumBalance} ${state.unreadMessage}`)
  function refresh(): void {
    void answer.refetch()
    void funds.refetch()
  }
  const onMoved = useEffectEvent(refresh)
  useEffect(() => {
    if (moved) onMoved()
  }, [moved])
  return { answer, funds, page, setPage, refresh }
}
