import type { Permission } from '@baize/api'
import type { I18n } from '@lingui/core'
import type { Subject } from './subject.ts'

export interface Head {
  title: string
  description: string
}

/** Addresses whose texts go by another name; the others go by the first step of their path. */
const aliases: Record<string, string> = {
  helpmc: 'help',
  down: 'download',
  'fairness/ledger': 'ledger',
  promoDetail: 'promotions',
}

/** Pages without texts of their own have those of home. */
function headKey(path: string, { messages }: I18n): string {
  const step = path.split(/[/?.]/)[1]!
  const key = aliases[path.slice(1).split('?', 1)[0]!] ?? aliases[step] ?? step
  return `head.${key}.title` in messages ? key : 'home'
}

/** The title alone: descriptions are texts of the server, which a browser does not load. */
export const titleOf = (path: string, i18n: I18n, brand: string): string =>
  i18n._(`head.${headKey(path, i18n)}.title`, { brand })

type Brand = Pick<Permission['info'], 'brandName' | 'demo'>

/** Title and description of a page: those of its subject, where it has one. Some tell in a demo what one plays with. */
export function headOf(path: string, i18n: I18n, { brandName: brand, demo }: Brand, subject: Subject | null): Head {
  if (subject) return { title: `${subject.title} · ${brand}`, description: subject.summary }
  const key = headKey(path, i18n)
  const inDemo = `head.${key}.demo.description`
  const description = demo && inDemo in i18n.messages ? inDemo : `head.${key}.description`
  return { title: titleOf(path, i18n, brand), description: i18n._(description, { brand }) }
}
