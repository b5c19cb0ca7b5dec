import type { ComponentProps } from 'react'
import { Icon } from '../icon.tsx'
import classes from './search-field.module.css'

interface SearchFieldProps extends ComponentProps<'input'> {
  label: string
  /** The list of options below, and the one of them that the keys have reached. */
  listId: string
  isOpen: boolean
  activeId: string | undefined
}

/** A box whose text finds the options of a list; the focus stays in the box while the keys move through the list. */
export function SearchField({ label, listId, isOpen, activeId, ...input }: SearchFieldProps) {
  return (
    <label className={classes.field}>
      <Icon name="search" size={18} />
      <input
        role="combobox"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        autoComplete="off"
        placeholder={label}
        {...input}
      />
    </label>
  )
}
