import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { callQuery } from '../../../shared/app/app-context.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import { useSession } from '../../../shared/session/session-store.ts'

const pageSize = 6

/** A page of the member's deposits, asked for again when the balance moves. */
export function useDeposits() {
  const { call } = useApp()
  const [page, setPage] = useState(1)
  const answer = useQuery({ ...callQuery(call, 'cashier.deposits', { page, pageSize }), staleTime: 0 })
  const balance = useSession(state => state.balance?.sumBalance)
  const refresh = () => void answer.refetch()
  const onMoved = useEffectEvent(refresh)
  useEffect(() => {
    if (balance !== undefined) onMoved()
  }, [balance])
  return { answer, page, setPage, refresh }
}
