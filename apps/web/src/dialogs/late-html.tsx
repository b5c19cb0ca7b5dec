import { Skeleton } from '@baize/ui/states.tsx'
import { lazy, Suspense, useEffect, useState } from 'react'
import classes from './late-html.module.css'

const SafeHtml = lazy(() => import('./safe-html.tsx').then(({ SafeHtml }) => ({ default: SafeHtml })))

/** Text from outside as markup, once the browser has its cleaner; three lines shimmer until then. */
export function LateHtml({ html }: { html: string }) {
  const [inBrowser, setInBrowser] = useState(false)
  useEffect(() => setInBrowser(true), [])
  const lines = ['a', 'b', 'c'].map(line => <Skeleton key={line} className={classes.line ?? ''} />)
  return inBrowser ? (
    <Suspense fallback={lines}>
      <SafeHtml html={html} />
    </Suspense>
  ) : (
    lines
  )
}
