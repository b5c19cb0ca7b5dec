import { type TextKey, useText } from '../i18n/use-text.ts'
import classes from './changes.module.css'

type Values = Record<string, unknown>

/** A value as it is read: a list by commas, nothing as a dash. */
const textOf = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '–'
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

interface Props {
  before: Values | null
  after: Values | null
  /** Over the two states. */
  heads?: readonly [TextKey, TextKey]
  /** Leaves out what is alike. */
  onlyChanged?: boolean
}

/** Shows the fields of a thing as they were and as they are; what differs is marked. */
export function Changes({ before, after, heads = ['changes.before', 'changes.after'], onlyChanged }: Props) {
  const t = useText()
  const all = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const fields = onlyChanged ? all.filter(field => textOf(before?.[field]) !== textOf(after?.[field])) : all
  return (
    <table className={classes.changes}>
      <thead>
        <tr>
          <th scope="col">{t('changes.field')}</th>
          <th scope="col">{t(heads[0])}</th>
          <th scope="col">{t(heads[1])}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(field => {
          const [was, is] = [textOf(before?.[field]), textOf(after?.[field])]
          return (
            <tr key={field} className={was === is ? undefined : classes.changed}>
              <th scope="row">{field}</th>
              <td>{was}</td>
              <td>{is}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
