import { Skeleton } from '@baize/ui/states.tsx'
import { lazy, Suspense, startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import { useApp } from '../app/use-app.ts'
import classes from './late-html.module.css'

const SafeHtml = lazy(() => import('./safe-html.tsx').then(({ SafeHtml }) => ({ default: SafeHtml })))

const never = () => () => {}

/**
 * Text from outside as markup. The server cleans it and writes it into the first screen; the browser leaves that alone
 * until it has its own cleaner. What comes later shows three lines that shimmer meanwhile.
 */
export function LateHtml({ html }: { html: string }) {
  const { cleanHtml } = useApp()
  const isTakingOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [asServed, setAsServed] = useState(isTakingOver)
  // As a transition, what was served stays in view until the cleaner is there.
  useEffect(() => startTransition(() => setAsServed(false)), [])
  return (
    <Suspense fallback={['a', 'b', 'c'].map(line => <Skeleton key={line} className={classes.line ?? ''} />)}>
      {asServed ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server; taking over, the browser does not set it
        <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: cleanHtml?.(html) ?? '' }} />
      ) : (
        <SafeHtml html={html} />
      )}
    </Suspense>
  )
}
