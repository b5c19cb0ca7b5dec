import { useText } from '../i18n/use-text.ts'
import classes from './changes.module.css'

type Values = Record<string, unknown>

/** A value as it is read: a list by commas, nothing as a dash. */
const textOf = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '–'
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** What a thing was like and what it is like then, by field; what differs is marked. */
export function Changes({ before, after }: { before: Values | null; after: Values | null }) {
  const t = useText()
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return (
    <table className={classes.changes}>
      <thead>
        <tr>
          <th scope="col">{t('changes.field')}</th>
          <th scope="col">{t('changes.before')}</th>
          <th scope="col">{t('changes.after')}</th>
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
