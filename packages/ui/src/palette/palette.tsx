import type { KeyboardEvent } from 'react'
import { useId, useLayoutEffect, useState } from 'react'
import { Modal } from '../modal.tsx'
import { optionAfter } from './option-keys.ts'
import classes from './palette.module.css'
import { SearchField } from './search-field.tsx'
import type { TypedAhead } from './typed-ahead.ts'

/** Something that the palette leads to. */
export interface PaletteChoice {
  /** Unlike that of any other entry. */
  id: string
  label: string
  /** What it belongs to. */
  place: string
}

export interface PaletteProps<E extends PaletteChoice> {
  words: { title: string; close: string; search: string; none: string }
  /** What was typed before the box was there. */
  typed: TypedAhead
  text: string
  onText: (text: string) => void
  /** What fits the text, by kind. */
  groups: readonly { kind: string; label: string; entries: readonly E[] }[]
  /** More may fit, and is being looked for. */
  isLooking?: boolean
  onChoose: (entry: E) => void
  onClose: () => void
}

/** A box that finds things by name. The focus stays in the box; arrows choose, Enter goes there. */
export function Palette<E extends PaletteChoice>(props: PaletteProps<E>) {
  const { words, typed, text, onText, groups, isLooking = false, onChoose, onClose } = props
  const listId = useId()
  // The field has the focus by then: what was typed before it was there stands in it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed ahead is taken once
  useLayoutEffect(() => {
    onText(typed.take())
    return () => typed.free()
  }, [typed])
  const [active, setActive] = useState(0)
  const entries = groups.flatMap(group => group.entries)
  const optionId = (at: number): string => `${listId}-${at}`

  function choose(entry: E | undefined): void {
    if (!entry) return
    onClose()
    onChoose(entry)
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const next = optionAfter(event.key, active, entries.length)
    if (event.key === 'Enter') choose(entries[Math.max(active, 0)])
    else if (next === null) return
    else {
      setActive(next)
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
    }
    event.preventDefault()
  }

  return (
    <Modal title={words.title} closeLabel={words.close} onClose={onClose} closesOutside widthPx={560} testId="palette">
      <SearchField
        type="text"
        label={words.search}
        listId={listId}
        isOpen={entries.length > 0}
        activeId={entries[active] && optionId(active)}
        value={text}
        onKeyDown={onKeyDown}
        onChange={event => {
          onText(event.target.value)
          setActive(0)
        }}
      />
      <div id={listId} role="listbox" aria-label={words.search} className={classes.list}>
        {groups.map(({ kind, label, entries: own }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list of options
          <div key={kind} role="group" aria-label={label} className={classes.group}>
            <div aria-hidden className={classes.kind}>
              {label}
            </div>
            {own.map(entry => {
              const at = entries.indexOf(entry)
              return (
                // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box, whose keys move the choice
                // biome-ignore lint/a11y/useKeyWithClickEvents: the box takes the keys
                <div
                  key={entry.id}
                  id={optionId(at)}
                  role="option"
                  aria-selected={at === active}
                  className={classes.option}
                  onPointerDown={event => event.preventDefault()}
                  onClick={() => choose(entry)}
                >
                  <b>{entry.label}</b>
                  <span>{entry.place}</span>
                </div>
              )
            })}
          </div>
        ))}
      </div>
      <p className={classes.none} aria-live="polite">
        {entries.length === 0 && !isLooking && words.none}
      </p>
    </Modal>
  )
}
