import { usePage } from '../context.ts'
import type { TableDesk } from '../desk.ts'
import { layoutOf, sumOf } from '../state/chips.ts'
import { doublingOf } from '../state/reduce-table.ts'
import { limitsOf, type TablePicture } from '../state/table-picture.ts'
import { ChipRail } from './chip-rail.tsx'
import { PlacedSlips } from './placed-slips.tsx'
import { ToolButton } from './tool-button.tsx'

type Presses = Pick<TableDesk, 'chooseChip' | 'undo' | 'clear' | 'double' | 'repeat' | 'confirm' | 'takeBack'>

interface SlipBarProps {
  picture: TablePicture
  presses: Presses
  onLimits(): void
}

/** Chips to choose, what lies on the cloth in all, and the one press that sends it. */
export function SlipBar({ picture, presses, onLimits }: SlipBarProps) {
  const { t, boot, money } = usePage()
  const { lays, phase, last, asked, chipUnits } = picture
  const isOpen = phase === 'betting'
  const totalUnits = sumOf(layoutOf(lays))
  const hasLocal = lays.length > 0
  const { minUnits, maxTotalUnits, chipsUnits } = limitsOf(picture, boot.table)
  return (
    <section className="slip" aria-label={t('slip')}>
      <ChipRail chipsUnits={chipsUnits} chosenUnits={chipUnits} onChoose={units => presses.chooseChip(units)} />
      <div className="slip-tools">
        <ToolButton icon="undo" label={t('undo')} isOpen={isOpen && hasLocal} onPress={() => presses.undo()} />
        <ToolButton icon="clear" label={t('clear')} isOpen={isOpen && hasLocal} onPress={() => presses.clear()} />
        <ToolButton
          icon="double"
          label={t('double')}
          isOpen={isOpen && doublingOf(picture).length > 0}
          onPress={() => presses.double()}
        />
        <ToolButton
          icon="repeat"
          label={t('repeat')}
          isOpen={isOpen && last !== null}
          onPress={() => presses.repeat()}
        />
      </div>
      <PlacedSlips picture={picture} onTakeBack={slip => presses.takeBack(slip)} />
      <button
        type="button"
        className="confirm"
        disabled={!isOpen || !hasLocal || asked !== null}
        onClick={() => void presses.confirm()}
      >
        <span className="confirm-word">{asked ? t('askingShort') : t('confirm')}</span>
        <span className="confirm-total">{money(totalUnits)}</span>
      </button>
      <button type="button" className="limits-link" onClick={onLimits}>
        {t('limitsOf', { min: money(minUnits), max: money(maxTotalUnits) })}
      </button>
    </section>
  )
}
