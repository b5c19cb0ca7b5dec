import type { BingoPattern } from '@baize/game-kit/instant/bingo/definition'
import { classNames } from '@baize/ui/class-names.ts'
import { times } from '../../game-view.ts'

const cells = Array.from({ length: 25 }, (_, cell) => cell)

interface ShapesProps {
  label: string
  patterns: readonly BingoPattern[]
  /** Names of those that the calls filled. */
  won: readonly string[]
  nameOf(name: string): string
}

/** The shapes that pay, each as a small card with its multiple. */
export const Shapes = ({ label, patterns, won, nameOf }: ShapesProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls on phones is scrolled by keys too
  <ul className="shapes" aria-label={label} tabIndex={0}>
    {patterns.map(({ name, shapes, hundredths }) => (
      <li key={name} className={classNames(won.includes(name) && 'is-won')}>
        <span className="shape" aria-hidden="true">
          {cells.map(cell => (
            <i key={cell} className={classNames(shapes[0]!.includes(cell) && 'is-in')} />
          ))}
        </span>
        <span className="shape-name">{nameOf(name)}</span>
        <b>{times(hundredths)}</b>
      </li>
    ))}
  </ul>
)
