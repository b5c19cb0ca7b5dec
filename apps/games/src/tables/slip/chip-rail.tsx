import { Chip } from '../cloth/chip.tsx'
import { usePage } from '../context.ts'

interface ChipRailProps {
  chipsUnits: readonly string[]
  chosenUnits: number
  onChoose(units: number): void
}

/** The chips of the table's limits; one of them is chosen. */
export function ChipRail({ chipsUnits, chosenUnits, onChoose }: ChipRailProps) {
  const { t, money } = usePage()
  return (
    <div className="chip-rail" role="radiogroup" aria-label={t('chips')}>
      {chipsUnits.map((units, value) => (
        // biome-ignore lint/a11y/useSemanticElements: a chip is drawn, and chosen by a press
        <button
          key={units}
          type="button"
          role="radio"
          aria-checked={Number(units) === chosenUnits}
          aria-label={money(units)}
          onClick={() => onChoose(Number(units))}
        >
          <Chip units={Number(units)} value={value} />
        </button>
      ))}
    </div>
  )
}
