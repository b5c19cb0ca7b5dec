import { Select } from '@baize/ui/select.tsx'
import { useText } from '../../i18n/use-text.ts'
import classes from './choice-filter.module.css'

interface Props {
  label: string
  value: string
  options: readonly (readonly [string, string])[]
  onChoose: (value: string) => void
}

/** A filter of given values in one line: its name stands before the value. */
export function ChoiceFilter({ label, value, options, onChoose }: Props) {
  const t = useText()
  // A view may hold several values at once.
  const isOffered = options.some(([each]) => each === value)
  const shown = isOffered ? options : [[value, t('list.several')] as const, ...options]
  return (
    <Select
      className={classes.filter}
      label={label}
      look="small"
      value={value}
      options={shown.map(([each, text]) => [each, each === value ? `${label}: ${text}` : text] as const)}
      onChoose={onChoose}
    />
  )
}
