import { shortAmount } from '../names/prices.ts'

interface ChipProps {
  units: number
  /** Place of the chip's value among those of the table, which gives its colour. */
  value: number
}

/** A chip as it lies on the table: edge spots, inlay and its amount. It is decoration; the control around it has the name. */
export const Chip = ({ units, value }: ChipProps) => (
  <svg className="chip" data-value={value} viewBox="0 0 40 40" aria-hidden="true">
    <circle className="chip-edge" cx="20" cy="20" r="19" />
    <circle className="chip-spots" cx="20" cy="20" r="16.6" />
    <circle className="chip-inlay" cx="20" cy="20" r="12.6" />
    <circle className="chip-ring" cx="20" cy="20" r="12.6" />
    <text x="20" y="20" dy="0.35em" textAnchor="middle">
      {shortAmount(units)}
    </text>
  </svg>
)
