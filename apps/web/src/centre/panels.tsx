import { lazy, Suspense } from 'react'
import { offersIn } from '../agent-centre/contracts/consolidated.ts'
import { useDialogRequest } from '../dialogs/dialog-store.ts'
import { LoadBoundary } from '../dialogs/load-boundary.tsx'
import { useSession } from '../session/session-store.ts'
import { withCentreTexts } from '../shared/i18n/language.ts'
import { GatedPanel } from './gated-panel.tsx'
import { useShownPanels } from './panel-store.ts'

const Centre = lazy(() => withCentreTexts(import('./centre.tsx')))
const HomeOffers = lazy(() => withCentreTexts(import('../agent-centre/contracts/home-offers.tsx')))
const AgentCentre = lazy(() => withCentreTexts(import('../agent-centre/agent-centre.tsx')))

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
