import { LIFT_MS } from '@baize/game-kit/tables/sic-bo/film'
import { Die } from '../cloth/families/die.tsx'
import type { CalmProps } from './calm-props.ts'

/** Dice, or coins, under a bowl that lifts when the film says. */
export function CalmDice({ kind, deal, elapsedMs }: CalmProps) {
  const lifts = LIFT_MS[kind as keyof typeof LIFT_MS]
  const isUp = deal !== null && (elapsedMs ?? 0) >= lifts
  if (!isUp) return <span className={deal ? 'calm-bowl is-busy' : 'calm-bowl'} />
  if (kind === 'sic-bo') {
    const { dice } = deal.result as { dice: number[] }
    return (
      <div className="calm-dice">
        {dice.map((face, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: three dice
          <Die key={place} face={face} />
        ))}
      </div>
    )
  }
  const { coins } = deal.result as { coins: string }
  return (
    <div className="calm-dice">
      {[...coins].map((coin, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: four coins
        <i key={place} className={coin === '1' ? 'coin is-red' : 'coin'} />
      ))}
    </div>
  )
}
