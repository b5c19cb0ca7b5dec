interface ChoiceFieldProps<T extends string> {
  label: string
  /** Value and words, in order. */
  choices: readonly (readonly [value: T, words: string])[]
  chosen: T
  isEnabled: boolean
  onChange(value: T): void
}

/** A labelled list to choose one value from. */
export const ChoiceField = <T extends string>({ label, choices, chosen, isEnabled, onChange }: ChoiceFieldProps<T>) => (
  <label className="choice">
    <span className="label">{label}</span>
    <select
      className="chosen"
      value={chosen}
      disabled={!isEnabled}
      onChange={event => onChange(event.currentTarget.value as T)}
    >
      {choices.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  </label>
)
