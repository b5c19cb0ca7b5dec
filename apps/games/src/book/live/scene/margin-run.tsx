import { pictureSize } from './floor.ts'

interface MarginRunProps {
  /** The lead of the first side after each step, oldest first; below 0 while the second one leads. */
  margins: readonly number[]
  /** Steps that the whole match has; the run ends at the right edge where it is not known. */
  steps?: number
  /** The lead that fills the height, at least. */
  least?: number
}

const from = 16
const to = pictureSize.width - 16
const middle = 162
const reach = 13

/** The lead through the match as areas above and below a line, in the colours of the sides. */
export function MarginRun({ margins, steps = margins.length, least = 8 }: MarginRunProps) {
  const most = Math.max(least, ...margins.map(Math.abs))
  const x = (place: number) => from + ((to - from) * place) / Math.max(1, steps)
  const area = (part: (margin: number) => number) =>
    `M${from} ${middle}${[0, ...margins].map((margin, place) => `L${x(place).toFixed(1)} ${(middle - (reach * part(margin)) / most).toFixed(1)}`).join('')}L${x(margins.length).toFixed(1)} ${middle}z`
  return (
    <g>
      <rect
        className="run-ground"
        x="8"
        y={middle - reach - 3}
        width={pictureSize.width - 16}
        height={2 * reach + 6}
        rx="5"
      />
      <path className="axis" d={`M${from} ${middle}H${to}`} />
      <path className="lead is-home" d={area(margin => Math.max(0, margin))} />
      <path className="lead is-away" d={area(margin => Math.min(0, margin))} />
    </g>
  )
}
