import { animalName } from '../bet-names.ts'
import { usePage } from '../context.ts'
import { range } from '../picks/controls.ts'
import { numbersOf, plainSelections, type QuickSelection, withReverses } from '../picks/two-digits.ts'
import { RangeTool } from './range-tool.tsx'

interface QuickToolsProps {
  marked: ReadonlySet<string>
  onMark(values: Iterable<string>): void
}

/** Ready selections over the table of 00 to 99. Each adds to what is marked. */
export function QuickTools({ marked, onMark }: QuickToolsProps) {
  const { t } = usePage()
  const add = (numbers: readonly string[]) => onMark([...marked, ...numbers])
  const byDigit = (kind: 'head' | 'tail' | 'sum') =>
    range(0, 9).map((digit): Selection => [`${t(`quick.${kind}`)} ${digit}`, { kind, digit: Number(digit) }])
  const zodiac = range(1, 12).map(
    (group): Selection => [`${group} ${animalName(t, Number(group))}`, { kind: 'zodiac', group: Number(group) }],
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: its buttons mark numbers and are no fields of a form
    <div className="quick" role="group" aria-label={t('quick.title')}>
      {plainSelections.map(kind => (
        <button key={kind} type="button" className="tool-word" onClick={() => add(numbersOf({ kind }))}>
          {t(`quick.${kind}`)}
        </button>
      ))}
      {(['head', 'tail', 'sum'] as const).map(kind => (
        <SelectionList key={kind} name={t(`quick.${kind}`)} selections={byDigit(kind)} onChoose={add} />
      ))}
      <SelectionList name={t('quick.zodiac')} selections={zodiac} onChoose={add} />
      <button type="button" className="tool-word" onClick={() => onMark(withReverses(marked))}>
        {t('quick.reverse')}
      </button>
      <RangeTool onAdd={add} />
    </div>
  )
}

type Selection = readonly [name: string, selection: QuickSelection]

interface SelectionListProps {
  name: string
  selections: readonly Selection[]
  onChoose(numbers: readonly string[]): void
}

/** A list whose choices are applied at once; it shows its own name again afterwards. */
const SelectionList = ({ name, selections, onChoose }: SelectionListProps) => (
  <select
    aria-label={name}
    value=""
    onChange={event => {
      const chosen = selections[event.currentTarget.selectedIndex - 1]
      event.currentTarget.selectedIndex = 0
      if (chosen) onChoose(numbersOf(chosen[1]))
    }}
  >
    <option value="">{name}</option>
    {selections.map(([text]) => (
      <option key={text} value={text}>
        {text}
      </option>
    ))}
  </select>
)
