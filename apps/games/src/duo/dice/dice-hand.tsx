import type { DiceView } from '@baize/game-kit/pvp/dice/index'
import { Button } from '@baize/ui/button.tsx'
import { useEffect, useState } from 'react'
import { usePage, usePicture } from '../context.ts'
import type { MatchPicture } from '../state/match-picture.ts'
import { useKeys } from '../table/use-keys.ts'
import { Cube } from './cube.tsx'

const CHOICES = ['none', 'left', 'right', 'both'] as const

/** Own dice under the own cup: each may be thrown again once, and the choice is final. */
export function DiceHand({ match }: { match: MatchPicture }) {
  const { t, desk } = usePage()
  const { askedA } = usePicture(desk.picture)
  const { dice, round, throw: number, again, hasChosen } = match.view.game as DiceView
  const [chosen, setChosen] = useState<number[]>([])
  const throwKey = `${match.view.match} ${round} ${number}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new throw begins without a choice
  useEffect(() => setChosen([]), [throwKey])
  const isOpen = !hasChosen[match.view.seat] && !match.view.end
  const marked = again ?? match.sent?.again ?? chosen
  const toggle = (place: number) =>
    setChosen(chosen.includes(place) ? chosen.filter(one => one !== place) : [...chosen, place])
  const send = () => desk.throwAgain([...chosen].sort())
  useKeys({ '1': () => toggle(0), '2': () => toggle(1), enter: send }, isOpen)
  const choice = CHOICES[(marked.includes(0) ? 1 : 0) + (marked.includes(1) ? 2 : 0)]!
  return (
    <div className="dice-hand">
      <div className="own-dice">
        {dice.map((face, place) => {
          const fate = t(marked.includes(place) ? 'dice.goes' : 'dice.stays')
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: left and right
              key={`${throwKey} ${place}`}
              type="button"
              className="die-button"
              aria-pressed={marked.includes(place)}
              // What stands on it is part of its name, so that one can say what one reads.
              aria-label={`${t(place === 0 ? 'dice.leftDie' : 'dice.rightDie', { n: face })}, ${fate}`}
              disabled={!isOpen}
              onClick={() => toggle(place)}
            >
              <Cube face={face} isMarked={marked.includes(place)} />
              <span>{fate}</span>
            </button>
          )
        })}
      </div>
      <div className="bar">
        <Button look="main" size="large" disabled={!isOpen} busy={askedA !== null} onClick={send}>
          {isOpen ? t(`dice.choices.${choice}`) : t('waitOther')}
        </Button>
      </div>
    </div>
  )
}
