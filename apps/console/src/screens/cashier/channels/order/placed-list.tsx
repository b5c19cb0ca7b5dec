import { IconButton } from '@baize/ui/button.tsx'
import { Select } from '@baize/ui/select.tsx'
import { type KeyboardEvent, useState } from 'react'
import { useText } from '../../../../shared/i18n/use-text.ts'
import type { Edge } from './drag-line.ts'
import { PlacedLine } from './placed-line.tsx'
import classes from './placed-list.module.css'

interface Props {
  of: readonly string[]
  nameOf: (id: string) => string
  onMove: (ids: readonly string[]) => void
}

/**
 * Things in an order that is changed by dragging, by buttons, by Alt and an arrow anywhere in a line, or by naming a place. Each move
 * is told.
 */
export function PlacedList({ of: ids, nameOf, onMove }: Props) {
  const t = useText()
  const [told, setTold] = useState('')
  const [list] = useState(() => Symbol('list'))

  function move(id: string, to: number): void {
    if (to < 0 || to >= ids.length || ids[to] === id) return
    const rest = ids.filter(each => each !== id)
    onMove(rest.toSpliced(to, 0, id))
    setTold(t('placed.told', { name: nameOf(id), place: to + 1, count: ids.length }))
  }
  /** Moves a line before or behind another one. */
  function putBeside(id: string, other: string, edge: Edge): void {
    const rest = ids.filter(each => each !== id)
    move(id, rest.indexOf(other) + (edge === 'bottom' ? 1 : 0))
  }
  function onKeyDown(event: KeyboardEvent, id: string): void {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    event.stopPropagation()
    move(id, ids.indexOf(id) + (event.key === 'ArrowUp' ? -1 : 1))
  }

  return (
    <>
      <p className={classes.hint}>{t('placed.hint')}</p>
      <ol className={classes.list}>
        {ids.map((id, at) => (
          <PlacedLine
            key={id}
            {...{ list, id }}
            onDropped={(other, edge) => putBeside(other, id, edge)}
            onKeyDownCapture={event => onKeyDown(event, id)}
          >
            <span className={classes.name}>{nameOf(id)}</span>
            <IconButton
              icon="chevron-down"
              className={classes.up}
              label={t('placed.up', { name: nameOf(id) })}
              disabled={at === 0}
              onClick={() => move(id, at - 1)}
            />
            <IconButton
              icon="chevron-down"
              label={t('placed.down', { name: nameOf(id) })}
              disabled={at === ids.length - 1}
              onClick={() => move(id, at + 1)}
            />
            <Select
              look="small"
              label={t('placed.to', { name: nameOf(id) })}
              value={String(at + 1)}
              options={ids.map((_id, place) => [String(place + 1), String(place + 1)] as const)}
              onChoose={place => move(id, Number(place) - 1)}
            />
          </PlacedLine>
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {told}
      </p>
    </>
  )
}
