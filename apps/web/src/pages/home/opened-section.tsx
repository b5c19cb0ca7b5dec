// It renders seldom and little: keeping its parts would cost every visit more than it saves.
'use no memo'

import { lazy, Suspense } from 'react'
import { useSeen } from '../../games/use-seen.ts'
import { withLateTexts } from '../../shared/i18n/language.ts'
import { useCategories } from '../../shell/category-nav.tsx'
import classes from './home.module.css'

const OpenedNumbers = lazy(() => withLateTexts(import('../../lotteries/opened-numbers.tsx')))

/** Results of draws, where there are lotteries; loaded when it comes near. */
export function OpenedSection() {
  const { ref, seen } = useSeen<HTMLDivElement>(false)
  if (!useCategories().some(({ title }) => title.endsWith('LOTT'))) return null
  return (
    <div ref={ref} className={classes.opened}>
      {seen && (
        <Suspense>
          <OpenedNumbers />
        </Suspense>
      )}
    </div>
  )
}
