import classes from '../records/filter-bar.module.css'

interface Props<T extends string> {
  label: string
  value: T
  options: readonly (readonly [T, string])[]
  onChoose: (value: T) => void
}

/** One of a few, all of them in sight. */
export function Chips<T extends string>({ label, value, options, onChoose }: Props<T>) {
  return (
    <fieldset className={classes.presets}>
      <legend className="visually-hidden">{label}</legend>
      {options.map(([option, text]) => (
        <button
          key={option}
          type="button"
          className={classes.preset}
          aria-pressed={option === value}
          onClick={() => onChoose(option)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  )
}
