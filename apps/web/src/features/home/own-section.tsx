import { lazy, Suspense } from 'react'
import { LoadBoundary } from '../../shared/dialogs/load-boundary.tsx'
import { withCentreTexts } from '../../shared/i18n/language.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { useIsMember } from '../../shared/session/use-member.ts'
import classes from './home.module.css'

const OwnHome = lazy(() => withCentreTexts(import('./own/own-home.tsx')))

/** What a member comes back to, in a place that is kept for it from the start. */
export function OwnSection() {
  const isMember = useIsMember()
  const isKnown = useSession(({ member }) => member !== null)
  if (!isMember) return null
  return (
    <div className={classes.own}>
      {isKnown && (
        <LoadBoundary>
          <Suspense>
            <OwnHome />
          </Suspense>
        </LoadBoundary>
      )}
    </div>
  )
}
