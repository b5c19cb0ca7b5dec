import type { TextKey } from '../shared/i18n/use-text.ts'
import { type CentrePage, centrePages } from './centre-pages.ts'
import type { CentreEntry } from './frame/centre-frame.tsx'

/** What waits for a member, by count. */
export type Waiting = Record<NonNullable<CentrePage['badge']>, number>

/** The menu of the personal centre: every page, with what waits there where the page has a count. */
export const entriesOf = (waiting: Waiting, t: (key: TextKey) => string): CentreEntry[] =>
  centrePages.map(({ name, icon, label, badge }) => ({
    name,
    icon,
    text: t(label),
    count: badge ? waiting[badge] : 0,
  }))
