import { gameTypePaths } from '@baize/api'
import type { I18n } from '@lingui/core'

export interface Head {
  title: string
  description: string
}

/** Text keys of pages with a head of their own; the others have that of home. */
const headKeys: Record<string, string> = {
  [gameTypePaths.RNG]: 'rng',
  '/seamless': 'game',
  '/register': 'register',
  '/register.html': 'register',
  '/login': 'login',
  '/noticePage': 'notices',
  '/help': 'help',
  '/helpmc': 'help',
  '/down': 'download',
  '/download': 'download',
  '/join': 'join',
}

/** Title and description of a page. */
export function headOf(path: string, i18n: I18n, brand: string): Head {
  const page = path.split('?', 1)[0]
  const key = headKeys[page ?? ''] ?? headKeys[`/${page?.split('/')[1]}`] ?? 'home'
  return {
    title: i18n._(`head.${key}.title`, { brand }),
    description: i18n._(`head.${key}.description`, { brand }),
  }
}
