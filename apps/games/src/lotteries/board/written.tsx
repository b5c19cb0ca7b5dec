import { usePage } from '../context.ts'
import { type Picks, writtenNumbers } from '../picks/contents.ts'
import type { Control } from '../picks/controls.ts'
import type { PicksEvent } from '../picks/picture.ts'

type Written = Extract<Control, { kind: 'written' }>

interface WrittenProps {
  control: Written
  picks: Picks
  tell(event: PicksEvent): void
}

/** A field for numbers of several digits, with a pad of digits under it and the choice of a side where there is one. */
export function WrittenNumbers({ control, picks: { text, side }, tell }: WrittenProps) {
  const { t } = usePage()
  const wrong = writtenNumbers(text, control).bad
  return (
    <div className="written">
      {control.sides.length > 0 && (
        <Sides sides={control.sides} chosen={side} onChoose={chosen => tell({ type: 'side', side: chosen })} />
      )}
      <label htmlFor="numbers">{control.wild ? t('writeWild') : t('writeNumbers', { digits: control.digits })}</label>
      <textarea
        id="numbers"
        rows={3}
        value={text}
        inputMode={control.wild ? 'text' : 'numeric'}
        autoComplete="off"
        spellCheck={false}
        placeholder={example(control)}
        onChange={event => tell({ type: 'written', text: event.currentTarget.value })}
      />
      <p className="fault" role="status">
        {wrong.length > 0 && t('notNumbers', { pieces: wrong.slice(0, 5).join(', ') })}
      </p>
      <Keys control={control} onPress={key => tell({ type: 'written', text: typed(text, key, control.digits) })} />
    </div>
  )
}

const backspace = '⌫'

function Keys({ control, onPress }: { control: Written; onPress(key: string): void }) {
  const { t } = usePage()
  return (
    <div className="keys">
      {[...'1234567890', ...(control.wild ? ['R'] : []), backspace].map(key => (
        <button
          key={key}
          type="button"
          className="key"
          aria-label={key === backspace ? t('deleteLast') : key}
          onClick={() => onPress(key)}
        >
          {key}
        </button>
      ))}
    </div>
  )
}

interface SidesProps {
  sides: readonly string[]
  chosen: number
  onChoose(side: number): void
}

function Sides({ sides, chosen, onChoose }: SidesProps) {
  const { t } = usePage()
  return (
    <div className="sides" role="radiogroup" aria-label={t('side')}>
      {sides.map((name, side) => (
        <label key={name} className="side">
          <input type="radio" name="side" checked={side === chosen} onChange={() => onChoose(side)} />
          {t(`bet.values.${name as 'BIG' | 'SMALL'}`)}
        </label>
      ))}
    </div>
  )
}

/** The text after a key of the pad, which parts numbers by itself as soon as one is complete. */
function typed(text: string, key: string, digits: number): string {
  if (key === backspace) return text.slice(0, -1).trimEnd()
  const last = text.split(/[^0-9A-Za-z]+/).at(-1)!
  return last.length >= digits ? `${text} ${key}` : text + key
}

const example = ({ digits, wild }: Written): string =>
  wild ? 'R866 12R4' : [...'0123456789'].slice(1, digits + 1).join('')
