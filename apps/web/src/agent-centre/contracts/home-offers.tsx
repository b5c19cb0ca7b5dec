import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { groupForPath } from '../../banners/banner-groups.ts'
import { useShownPanels } from '../../centre/panel-store.ts'
import { useDialogRequest } from '../../dialogs/dialog-store.ts'
import { useSession } from '../../session/session-store.ts'
import { offersIn } from './consolidated.ts'
import { OfferDialog } from './offer-dialog.tsx'

/** On the home page, one offered contract after the other, and none over a dialog or a panel. What was put off waits for the next visit. */
export default function HomeOffers() {
  const contracts = useSession(state => state.contracts)
  const isHome = useRouterState({ select: state => groupForPath(state.location.pathname) === 'home' })
  const { centre, agent } = useShownPanels()
  const isOccupied = useDialogRequest() !== null || centre !== null || agent !== null
  const [putOff, setPutOff] = useState<readonly string[]>([])
  const offer = contracts && offersIn(contracts).find(({ id }) => !putOff.includes(id))
  // One thing at a time: what is open already goes first.
  if (!offer || !isHome || isOccupied) return null
  return <OfferDialog key={offer.id} offer={offer} onLater={() => setPutOff([...putOff, offer.id])} />
}
