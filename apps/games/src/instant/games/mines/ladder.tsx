import type { MinesDefinition } from '@baize/game-kit/instant/mines/definition'
import { minesMultiple, mostOpened } from '@baize/game-kit/instant/mines/exact'
import { inHundredths } from '@baize/game-kit/instant/multiple'
import { times } from '../../game-view.ts'

const stepsShown = 5

interface LadderProps {
  definition: MinesDefinition
  mines: number
  opened: number
}

/** What the next safe tiles multiply the stake by. */
export function Ladder({ definition, mines, opened }: LadderProps) {
  const most = mostOpened(definition, mines)
  const first = Math.max(1, Math.min(opened - 1, most - 4))
  const steps = Array.from({ length: Math.min(stepsShown, most) }, (_, i) => first + i).filter(step => step <= most)
  const stateOf = (step: number) =>
    step < opened ? 'past' : step === opened ? 'now' : step === opened + 1 ? 'next' : 'later'
  return (
    <ol className="ladder">
      {steps.map(step => (
        <li key={step} data-step={stateOf(step)}>
          {times(inHundredths(minesMultiple(definition, mines, step)))}
        </li>
      ))}
    </ol>
  )
}
