import { valueName } from '../bet-names.ts'
import { usePage } from '../context.ts'
import type { Picks } from '../picks/contents.ts'
import type { Control } from '../picks/controls.ts'
import { Values } from './values.tsx'

interface BankersProps {
  betCode: string
  control: Extract<Control, { kind: 'set' }>
  picks: Picks
  onToggle(value: string): void
}

/** The marked values of a set once more: those that are pressed here stand in every line of the ticket. */
export function Bankers({ betCode, control: { rows, least }, picks: { marks, bankers }, onToggle }: BankersProps) {
  const { t, boot } = usePage()
  const marked = rows[0]!.values.filter(value => marks[0]!.has(value))
  // A line has room for one more number at least.
  const most = least - 1
  if (marked.length === 0) return null
  return (
    <div className="row bankers">
      <p className="row-name">{t('bet.bankers')}</p>
      <p className="hint">{t('bankers', { most })}</p>
      <Values label={t('bet.bankers')} size="many">
        {marked.map(value => (
          <button
            key={value}
            type="button"
            className="value"
            aria-pressed={bankers.has(value)}
            disabled={!bankers.has(value) && bankers.size >= most}
            onClick={() => onToggle(value)}
          >
            <span className="face">{valueName(t, boot.game.format, betCode, value)}</span>
          </button>
        ))}
      </Values>
    </div>
  )
}
