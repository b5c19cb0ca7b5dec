import type { VerifiableTicket } from '@baize/game-kit/fish/index'
import { Skeleton } from '@baize/ui/states.tsx'
import { lazy, Suspense, useEffect, useState } from 'react'
import { usePage } from '../context.ts'

const TicketPage = lazy(() => import('./ticket-page.tsx'))

/** A ticket of the player's own record, once the studio has told it. */
export function OwnTicket({ id }: { id: string }) {
  const { t, readTicket } = usePage()
  const [told, setTold] = useState<VerifiableTicket | 'none' | null>(null)
  useEffect(() => {
    let isWanted = true
    setTold(null)
    void readTicket(id).then(record => isWanted && setTold(record ?? 'none'))
    return () => {
      isWanted = false
    }
  }, [id, readTicket])
  const waiting = <Skeleton />
  if (told === null) return waiting
  if (told === 'none')
    return (
      <div className="page">
        <p role="status">{t('ticket.none')}</p>
      </div>
    )
  return (
    <Suspense fallback={waiting}>
      <TicketPage record={told} />
    </Suspense>
  )
}
