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
  '/promotions': 'promotions',
  '/promoDetail': 'promotions',
  '/pointMall': 'pointMall',
  '/fairness': 'fairness',
}

function headKey(path: string): string {
  const page = path.split('?', 1)[0]
  return headKeys[page ?? ''] ?? headKeys[`/${page?.split('/')[1]}`] ?? 'home'
}

/** The title alone: descriptions are texts of the server, which a browser does not load. */
export const titleOf = (path: string, i18n: I18n, brand: string): string =>
  i18n._(`head.${headKey(path)}.title`, { brand })

/** Title and description of a page. */
export const headOf = (path: string, i18n: I18n, brand: string): Head => ({
  title: titleOf(path, i18n, brand),
  description: i18n._(`head.${headKey(path)}.description`, { brand }),
})
