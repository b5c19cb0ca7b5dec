import { usePage } from '../../context.ts'
import { afterKey } from '../stakes.ts'

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0', 'back'] as const

/** Keys of an amount, on phones in the place of the device's own keyboard. */
export function NumberPad({ text, onChange }: { text: string; onChange(text: string): void }) {
  const { t } = usePage()
  return (
    <fieldset className="number-pad" aria-label={t('slip.pad')}>
      {keys.map(key => (
        <button
          key={key}
          type="button"
          className="pad-key"
          aria-label={key === 'back' ? t('slip.padBack') : undefined}
          onClick={() => onChange(afterKey(text, key))}
        >
          {key === 'back' ? '⌫' : key}
        </button>
      ))}
    </fieldset>
  )
}
