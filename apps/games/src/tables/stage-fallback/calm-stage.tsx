import type { ComponentType } from 'react'
import { useNow } from '../round/use-now.ts'
import type { StageProps } from '../stage/index.tsx'
import { CalmBout } from './calm-bout.tsx'
import { CalmCards } from './calm-cards.tsx'
import { CalmDice } from './calm-dice.tsx'
import { CalmMatch } from './calm-match.tsx'
import { CalmNumber } from './calm-number.tsx'
import type { CalmProps } from './calm-props.ts'
import { CalmWheel } from './calm-wheel.tsx'

const everyMs = 100

const pictures: Readonly<Record<string, ComponentType<CalmProps>>> = {
  baccarat: CalmCards,
  'dragon-tiger': CalmCards,
  roulette: CalmNumber,
  spark: CalmNumber,
  'sic-bo': CalmDice,
  'xoc-dia': CalmDice,
  wheel: CalmWheel,
  yard: CalmBout,
  cup: CalmMatch,
}

/** The table without a canvas: the same states at the same times, drawn as cards, dice and words that fade in. */
export function CalmStage(props: StageProps) {
  const { kind, deal, offsetMs } = props
  const serverClock = { nowMs: Date.now() + offsetMs }
  const nowMs = useNow(
    {
      get nowMs() {
        return Date.now() + offsetMs
      },
    },
    everyMs,
    deal !== null && serverClock.nowMs < deal.resultAtMs,
  )
  const Picture = pictures[kind]!
  const elapsedMs = deal && Math.max(0, Math.max(nowMs, serverClock.nowMs) - deal.dealtAtMs)
  return (
    <div className={`calm is-${kind}`} aria-hidden="true">
      <Picture {...props} elapsedMs={elapsedMs} />
    </div>
  )
}
