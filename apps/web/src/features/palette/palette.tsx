import { Modal } from '@baize/ui/modal.tsx'
import type { KeyboardEvent } from 'react'
import { useId, useLayoutEffect, useState } from 'react'
import { useText } from '../../shared/i18n/use-text.ts'
import { optionAfter } from '../../shared/option-keys.ts'
import { SearchField } from '../../shared/search-field.tsx'
import type { PaletteEntry } from './entries.ts'
import classes from './palette.module.css'
import type { TypedAhead } from './typed-ahead.ts'
import { useGoTo } from './use-go-to.ts'
import { usePaletteEntries } from './use-palette-entries.ts'

/** A box that finds pages, games and help by name. The focus stays in the box; arrows choose, Enter goes there. */
export default function Palette({ typed, onClose }: { typed: TypedAhead; onClose: () => void }) {
  const t = useText()
  const listId = useId()
  const goTo = useGoTo()
  const [text, setText] = useState('')
  // The field has the focus by then: what was typed before it was there stands in it.
  useLayoutEffect(() => {
    setText(typed.take())
    return () => typed.free()
  }, [typed])
  const [active, setActive] = useState(0)
  const groups = usePaletteEntries(text)
  const entries = groups.flatMap(group => group.entries)
  const optionId = (at: number): string => `${listId}-${at}`

  function choose(entry: PaletteEntry | undefined): void {
    if (!entry) return
    onClose()
    goTo(entry.target)
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
    <Modal
      title={t('palette.title')}
      closeLabel={t('action.close')}
      onClose={onClose}
      closesOutside
      widthPx={560}
      testId="palette"
    >
      <SearchField
        type="text"
        label={t('palette.search')}
        listId={listId}
        isOpen={entries.length > 0}
        activeId={entries[active] && optionId(active)}
        value={text}
        onKeyDown={onKeyDown}
        onChange={event => {
          setText(event.target.value)
          setActive(0)
        }}
      />
      <div id={listId} role="listbox" aria-label={t('palette.search')} className={classes.list}>
        {groups.map(({ kind, entries: own }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list of options
          <div key={kind} role="group" aria-label={t(`palette.${kind}`)} className={classes.group}>
            <div aria-hidden className={classes.kind}>
              {t(`palette.${kind}`)}
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
        {entries.length === 0 && t('palette.none')}
      </p>
    </Modal>
  )
}
