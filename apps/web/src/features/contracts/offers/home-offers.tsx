import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { announcementsQuery } from '../../../shared/app/queries.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import { readSession } from '../../../shared/session/session-storage.ts'
import { useSession } from '../../../shared/session/session-store.ts'
import { groupForPath } from '../../banners/index.ts'
import { offersIn } from '../consolidated.ts'
import { OfferDialog } from './offer-dialog.tsx'

/**
 * On the home page, one offered contract after the other, while nothing else is open and after the popup notices. What was put
 * off waits for the next visit.
 */
export default function HomeOffers({ isFree }: { isFree: boolean }) {
  const contracts = useSession(state => state.contracts)
  const isHome = useRouterState({ select: state => groupForPath(state.location.pathname) === 'home' })
  const [putOff, setPutOff] = useState<readonly string[]>([])
  const offer = contracts && offersIn(contracts).find(({ id }) => !putOff.includes(id))
  const { data, isPending } = useQuery(announcementsQuery(useApp()))
  const noticesCome = isPending || (data !== undefined && data.popup.length > 0 && !readSession('popupSeen'))
  if (!offer || !isHome || !isFree || noticesCome) return null
  return <OfferDialog key={offer.id} offer={offer} onLater={() => setPutOff([...putOff, offer.id])} />
}
