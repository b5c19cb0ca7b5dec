import { useText } from '../../i18n/use-text.ts'
import { CopyButton } from '../story-sheet.tsx'
import classes from './short-id.module.css'

/** Characters up to which an id is shown whole, and of its end that are shown of a longer one. */
const most = 12
const shown = 8

/** The end of a long id; whoever listens hears the whole. */
export function IdText({ id }: { id: string }) {
  if (id.length <= most) return id
  return (
    <span title={id}>
      <span aria-hidden="true">…{id.slice(-shown)}</span>
      <span className="visually-hidden">{id}</span>
    </span>
  )
}

/** An id in a table: the end of a long one, by which people tell it apart, and the whole of it for the clipboard. */
export function ShortId({ id, label }: { id: string; label: string }) {
  const t = useText()
  if (id.length <= most) return id
  return (
    <span className={classes.id}>
      <IdText id={id} />
      <CopyButton text={id} label={t('records.copy', { what: label })} />
    </span>
  )
}
