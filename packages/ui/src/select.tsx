import { useId, useRef } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import popup from './popup.module.css'
import classes from './select.module.css'
import { useListbox } from './use-listbox.ts'
import { usePopup } from './use-popup.ts'

export interface SelectProps<T extends string> {
  label: string
  value: T
  /** Value and text of each, in the order in which they are offered. */
  options: readonly (readonly [T, string])[]
  onChoose: (value: T) => void
  /** `small` stands in a bar of filters, `inline` beside its label. */
  look?: 'field' | 'small' | 'inline'
  /** What is wrong with the choice. */
  error?: string | undefined
  className?: string | undefined
}

/** One of several in a list that opens: arrows, Home, End and first letters move in it, Enter or Space choose. */
export function Select<T extends string>(props: SelectProps<T>) {
  const { label, value, options, onChoose, look = 'field', error, className } = props
  const id = useId()
  const face = useRef<HTMLButtonElement>(null)
  const { id: panelId, isOpen, panel, hide, show } = usePopup(face)
  const chosen = options.findIndex(([option]) => option === value)
  const choose = (place: number) => {
    hide()
    const option = options[place]
    if (option && place !== chosen) onChoose(option[0])
  }
  const list = useListbox({ texts: options.map(([, text]) => text), chosen, isOpen, show, hide, choose })
  const optionId = (place: number) => `${id}-${place}`
  return (
    <div className={classNames(classes.select, classes[look], className)}>
      <label htmlFor={id} id={`${id}-label`} className={classes.label}>
        {label}
      </label>
      <button
        ref={face}
        id={id}
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-fault` : undefined}
        aria-activedescendant={isOpen ? optionId(list.active) : undefined}
        popoverTarget={panelId}
        className={classes.face}
        {...list.keys}
      >
        <span className={classes.text}>{options[chosen]?.[1]}</span>
        <Icon name="chevron-down" size={15} />
      </button>
      <div {...panel} className={classNames(popup.panel, classes.panel)}>
        <p className={popup.name} aria-hidden="true">
          {label}
        </p>
        <div
          ref={list.ref}
          id={`${id}-list`}
          role="listbox"
          tabIndex={-1}
          aria-labelledby={`${id}-label`}
          className={classes.list}
        >
          {options.map(([option, text], place) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the button keeps the focus and hears the keys
            <div
              key={option}
              id={optionId(place)}
              role="option"
              aria-selected={place === chosen}
              data-active={place === list.active}
              className={classes.option}
              onPointerMove={() => list.setActive(place)}
              onMouseDown={event => event.preventDefault()}
              onClick={() => choose(place)}
            >
              {text}
              {place === chosen && <Icon name="check" size={15} />}
            </div>
          ))}
        </div>
      </div>
      {error && (
        <p id={`${id}-fault`} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
