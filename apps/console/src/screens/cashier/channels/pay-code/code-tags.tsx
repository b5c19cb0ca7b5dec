import { CodeFault } from '@baize/api/pay-code/code-fault'
import { type DataObject, readObjects } from '@baize/api/pay-code/data-objects'
import { readCode } from '@baize/api/pay-code/read-code'
import type { TextKey } from '../../../../shared/i18n/use-text.ts'
import { useText } from '../../../../shared/i18n/use-text.ts'
import { Badge } from '../../../../shared/look/badge.tsx'
import classes from './code-tags.module.css'

/** Names of the tags that a person may want to compare. */
const names: Record<string, TextKey> = {
  ...{ '52': 'payCode.tag.category', '53': 'payCode.tag.currency', '54': 'order.amount', '58': 'payCode.tag.country' },
  ...{ '59': 'payCode.tag.name', '60': 'payCode.tag.city', '62': 'payCode.tag.additional' },
  '63': 'payCode.tag.checksum',
}
const isAccount = (tag: string) => tag >= '26' && tag <= '51'

/** Shows what a code says, tag by tag, with its scheme where the server would take it. */
export function CodeTags({ text, currency }: { text: string; currency: string }) {
  const t = useText()
  const { objects, scheme, fault } = readAll(text.trim(), currency)
  return (
    <div className={classes.code}>
      {scheme && <Badge tone="good">{scheme}</Badge>}
      {fault && (
        <p className={classes.fault} role="alert">
          {'place' in fault.values ? t('payCode.faultAt', { place: fault.values.place! }) : t('payCode.fault')}
        </p>
      )}
      {objects.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('payCode.tag')}</th>
              <th scope="col">{t('payCode.means')}</th>
              <th scope="col">{t('payCode.value')}</th>
            </tr>
          </thead>
          <tbody>
            {objects.flatMap(withParts).map(({ tag, value, place, within }) => (
              <tr key={place}>
                <td>{within ? `${within}.${tag}` : tag}</td>
                <td>{within ? '' : names[tag] ? t(names[tag]) : isAccount(tag) ? t('payCode.tag.account') : ''}</td>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}

type Shown = DataObject & { within?: string }

/** A tag, with those inside of it in place of its value where it is a template. */
function withParts(object: DataObject): Shown[] {
  const { tag, value, place } = object
  if (!isAccount(tag) && tag !== '62') return [object]
  try {
    return [{ ...object, value: '' }, ...readObjects(value, place + 4).map(part => ({ ...part, within: tag }))]
  } catch (error) {
    if (error instanceof CodeFault) return [object]
    throw error
  }
}

function readAll(text: string, currency: string): { objects: Shown[]; scheme?: string; fault?: CodeFault } {
  if (text === '') return { objects: [] }
  let objects: DataObject[] = []
  try {
    objects = readObjects(text)
    return { objects, scheme: readCode(text, currency).scheme }
  } catch (fault) {
    if (fault instanceof CodeFault) return { objects, fault }
    throw fault
  }
}
