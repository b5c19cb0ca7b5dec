import { FREE_CELL } from '@baize/game-kit/instant/bingo/definition'
import { classNames } from '@baize/ui/class-names.ts'

const heads = ['B', 'I', 'N', 'G', 'O']
const cells = Array.from({ length: 25 }, (_, cell) => cell)

interface CardProps {
  label: string
  numbers: readonly number[]
  called: readonly number[]
  /** Cells of the shapes that were filled. */
  won: readonly number[]
}

/** A card of 25 numbers: called ones are daubed, filled shapes light up. */
export const Card = ({ label, numbers, called, won }: CardProps) => (
  <div className="bingo-card" role="img" aria-label={label}>
    {heads.map(letter => (
      <span key={letter} className="letter" aria-hidden="true">
        {letter}
      </span>
    ))}
    {cells.map(cell => {
      const isFree = cell === FREE_CELL
      const isCalled = !isFree && called.includes(numbers[cell]!)
      return (
        <span
          key={cell}
          className={classNames('number', isFree && 'is-free', isCalled && 'is-called', won.includes(cell) && 'is-won')}
        >
          {isFree ? '★' : numbers[cell] || ''}
        </span>
      )
    })}
  </div>
)
