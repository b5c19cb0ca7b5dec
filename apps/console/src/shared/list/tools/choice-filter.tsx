import { Select } from '@baize/ui/select.tsx'
import classes from './choice-filter.module.css'

interface Props {
  label: string
  value: string
  options: readonly (readonly [string, string])[]
  onChoose: (value: string) => void
}

/** A filter of given values in one line: its name stands before the value. */
export const ChoiceFilter = ({ label, value, options, onChoose }: Props) => (
  <Select
    className={classes.filter}
    label={label}
    look="small"
    value={value}
    options={options.map(([each, text]) => [each, each === value ? `${label}: ${text}` : text] as const)}
    onChoose={onChoose}
  />
)
