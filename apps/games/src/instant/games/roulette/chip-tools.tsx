import type { Texts } from '../../texts.ts'

interface ChipToolsProps {
  t: Texts
  /** What lies on the table, as people read it. */
  total: string
  canUndo: boolean
  canRepeat: boolean
  onPress(tool: 'undo' | 'clear' | 'repeat'): void
}

/** The sum of the chips, and what takes them back or lays them again. */
export function ChipTools({ t, total, canUndo, canRepeat, onPress }: ChipToolsProps) {
  const isOpen = { undo: canUndo, clear: canUndo, repeat: canRepeat }
  return (
    <div className="option-list">
      <p className="total">{t('roulette.total', { amount: total })}</p>
      <div className="chip-tools">
        {(['undo', 'clear', 'repeat'] as const).map(tool => (
          <button key={tool} type="button" className="chip-tool" disabled={!isOpen[tool]} onClick={() => onPress(tool)}>
            {t(`roulette.${tool}`)}
          </button>
        ))}
      </div>
    </div>
  )
}
