import classes from './check.module.css'

/** A box to tick, such as for what was looked at. */
export const Check = ({
  label,
  isOn,
  onChange,
}: {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}) => (
  <label className={classes.check}>
    <input type="checkbox" checked={isOn} onChange={event => onChange(event.target.checked)} />
    <span>{label}</span>
  </label>
)
