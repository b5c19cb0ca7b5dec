import { lazy, Suspense } from 'react'
import { offersIn } from '../../features/contracts/index.ts'
import { useShownPanels } from '../../shared/centre/panel-store.ts'
import { useDialogRequest } from '../../shared/dialogs/dialog-store.ts'
import { LoadBoundary } from '../../shared/dialogs/load-boundary.tsx'
import { withCentreTexts } from '../../shared/i18n/language.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { GatedPanel } from './gated-panel.tsx'

const Centre = lazy(() => withCentreTexts(import('./centre.tsx')))
const HomeOffers = lazy(() => withCentreTexts(import('../../features/contracts/offers/home-offers.tsx')))
const AgentCentre = lazy(() => withCentreTexts(import('../../features/agents/agent-centre.tsx')))

/** The centres that are shown over the page, each behind its gate, and contracts that wait for an answer. */
export default function Panels() {
  const { centre, agent } = useShownPanels()
  const isOffered = useSession(({ contracts }) => contracts !== null && offersIn(contracts).length > 0)
  // One thing at a time: an offer waits until nothing else is open.
  const isFree = useDialogRequest() === null && centre === null && agent === null
  return (
    <>
      {centre !== null && (
        <GatedPanel panel="centre" gate="memberCentre">
          <Centre address={centre} />
        </GatedPanel>
      )}
      {agent !== null && (
        <GatedPanel panel="agent" gate="accountCentre">
          <AgentCentre address={agent} />
        </GatedPanel>
      )}
      {isOffered && (
        <LoadBoundary onDismiss={() => {}}>
          <Suspense fallback={null}>
            <HomeOffers isFree={isFree} />
          </Suspense>
        </LoadBoundary>
      )}
    </>
  )
}
