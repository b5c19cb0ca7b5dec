import { useText } from '../../i18n/use-text.ts'
import { ChoiceFilter } from './choice-filter.tsx'

/** Ranges by name, which the server resolves to days of the brand's zone. */
const namedRanges = ['today', 'yesterday', '7d', '30d', 'month'] as const

export function RangeSelect({ value, onChoose }: { value: string; onChoose: (range: string) => void }) {
  const t = useText()
  return (
    <ChoiceFilter
      label={t('range.label')}
      value={value}
      options={namedRanges.map(range => [range as string, t(`range.${range}`)] as const)}
      onChoose={onChoose}
    />
  )
}
