import { bookTypes } from '@baize/api'
import type { ReactNode } from 'react'
import { lazy, Suspense } from 'react'
import { withCentreTexts, withLateTexts } from '../../../shared/i18n/language.ts'
import { useModule } from '../../../shared/settings/modules.ts'
import { useSeen } from '../../games/index.ts'
import { loadLiveMatches } from '../../lobby/index.ts'
import { useCategories } from '../../navigation/index.ts'
import classes from '../home.module.css'

const PromotionStrip = lazy(() => withCentreTexts(withLateTexts(import('./promotion-strip.tsx'))))
const DrawStrip = lazy(() => withLateTexts(import('./draw-strip.tsx')))
const LiveMatches = lazy(() => withLateTexts(loadLiveMatches()))
const OpenedNumbers = lazy(() => withLateTexts(import('../../lottery/draws/opened-numbers.tsx')))

/** A place on the page that is kept from the start and filled when it comes near. */
function Later({ className, children }: { className: string | undefined; children: ReactNode }) {
  const { ref, seen } = useSeen<HTMLDivElement>(false)
  return (
    <div ref={ref} className={className}>
      {seen && <Suspense>{children}</Suspense>}
    </div>
  )
}

/** What the brand offers now. */
export function PromotionSection() {
  return (
    useModule('PROMOTIONS') && (
      <Later className={classes.promotions}>
        <PromotionStrip />
      </Later>
    )
  )
}

const lotteryTypes = ['ELOTT', 'LOTT'] as const
/** The game type of the lotteries on this page, those of many draws a day where there are some. */
function useLotteryType() {
  const types = useCategories().map(({ title }) => title)
  return lotteryTypes.find(type => types.includes(type))
}

/** Several lotteries with their last numbers and next draws. */
export function DrawSection() {
  const type = useLotteryType()
  return (
    type && (
      <Later className={classes.draws}>
        <DrawStrip type={type} />
      </Later>
    )
  )
}

/** Matches in play, where there is a book of them. */
export function MatchSection() {
  const types = useCategories().map(({ title }) => title)
  const type = bookTypes.find(each => types.includes(each))
  return (
    type && (
      <Later className={classes.matches}>
        <LiveMatches type={type} />
      </Later>
    )
  )
}

/** Results of draws, where there are lotteries. */
export function OpenedSection() {
  return (
    useLotteryType() && (
      <Later className={classes.opened}>
        <OpenedNumbers />
      </Later>
    )
  )
}
