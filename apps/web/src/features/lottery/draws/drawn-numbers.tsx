import { classNames } from '@baize/ui/class-names.ts'
import classes from './drawn-numbers.module.css'
import { shownNumbers } from './shown-numbers.ts'

/** Pips of each face of a die, by place on a grid of three by three. */
const pips = [[4], [2, 6], [2, 4, 6], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]]

/** Drawn numbers in one row: dice, tiles or balls. Read out as one text. */
export function DrawnNumbers({ format, numbers }: { format: string; numbers: readonly string[] }) {
  const { kind, pieces, small } = shownNumbers(format, numbers)
  return (
    <span
      className={classNames(classes.numbers, kind === 'ball' && (small ? classes.small : classes.row))}
      role="img"
      aria-label={pieces.map(({ text }) => text).join(' ')}
    >
      {pieces.map(({ text, hue }, at) =>
        kind === 'die' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place of the result is its key
          <Die key={at} face={Number(text)} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place of the result is its key
          <span key={at} className={classes[kind]} data-hue={hue} aria-hidden="true">
            {text}
          </span>
        ),
      )}
    </span>
  )
}

function Die({ face }: { face: number }) {
  return (
    <svg viewBox="0 0 36 36" className={classes.die} aria-hidden="true">
      <rect x="1" y="1" width="34" height="34" rx="8" />
      {pips[face - 1]?.map(place => (
        <circle key={place} cx={9 + 9 * (place % 3)} cy={9 + 9 * Math.floor(place / 3)} r="3.6" />
      ))}
    </svg>
  )
}
