import { classNames } from '@baize/ui/class-names.ts'
import type { CSSProperties } from 'react'
import { shortAmount } from '../names/prices.ts'
import { Chip } from './chip.tsx'
import { stackOf } from './stack.ts'

/** `placed` is in the round, `local` only lies here, `asking` was sent and is not certain yet. */
export type StackState = 'placed' | 'local' | 'asking'

interface ChipStackProps {
  units: number
  chipsUnits: readonly number[]
  state: StackState
}

/** A stack of at most five chips with its sum on top; its rim tells what it is. */
export function ChipStack({ units, chipsUnits, state }: ChipStackProps) {
  const values = stackOf(units, chipsUnits)
  return (
    <span className={classNames('stack', `is-${state}`)} aria-hidden="true">
      {values.map((value, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: chips of a stack have no name but their place
        <span key={place} className="stack-chip" style={{ '--place': place } as CSSProperties}>
          <Chip units={place === values.length - 1 ? units : chipsUnits[value]!} value={value} />
        </span>
      ))}
      {state === 'asking' && <span className="stack-dots">{'•••'}</span>}
      <span className="stack-sum">{shortAmount(units)}</span>
    </span>
  )
}
