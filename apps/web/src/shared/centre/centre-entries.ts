import type { LateIconName } from '@baize/ui/late-icon.tsx'
import type { TextKey } from '../i18n/use-text.ts'
import type { CentreEntry } from './centre-frame.tsx'
import type { CentrePageName } from './open-centre.ts'

export interface CentrePage {
  name: CentrePageName
  icon: LateIconName
  label: TextKey
  /** Which of the member's counts stands beside the entry. */
  badge?: 'missionCount' | 'rewardCount' | 'messageCount'
  /** Not there for a member on a break or excluded. */
  whileOpen?: true
}

/** The pages of the personal centre, in the order of its menu. */
export const centrePages: readonly CentrePage[] = [
  { name: 'securityCenter', icon: 'shield', label: 'centre.securityCenter' },
  { name: 'transferFund', icon: 'wallet', label: 'centre.transferFund' },
  { name: 'depositv2', icon: 'circle-plus', label: 'centre.depositv2', whileOpen: true },
  { name: 'withdraw', icon: 'banknote', label: 'centre.withdraw' },
  { name: 'transferUpline', icon: 'arrow-left-right', label: 'centre.transferUpline', whileOpen: true },
  { name: 'personalHistoryCopy', icon: 'receipt-text', label: 'centre.personalHistoryCopy' },
  { name: 'transactionHistory', icon: 'list', label: 'centre.transactionHistory' },
  { name: 'personalProfit', icon: 'chart-column', label: 'centre.personalProfit' },
  { name: 'bonusDetails', icon: 'badge-percent', label: 'centre.bonusDetails' },
  { name: 'rewardCenter', icon: 'gift', label: 'centre.rewardCenter', badge: 'rewardCount', whileOpen: true },
  { name: 'referral', icon: 'user-plus', label: 'centre.referral', whileOpen: true },
  {
    name: 'missionLeaderboard',
    icon: 'target',
    label: 'centre.missionLeaderboard',
    badge: 'missionCount',
    whileOpen: true,
  },
  { name: 'messageV2', icon: 'mail', label: 'centre.messageV2', badge: 'messageCount' },
]

/** What waits for a member, by count. */
export type Waiting = Record<NonNullable<CentrePage['badge']>, number>

/** The pages that a member may open. */
export const openPages = (isClosed: boolean): readonly CentrePage[] =>
  centrePages.filter(({ whileOpen }) => !(isClosed && whileOpen))

/** The menu of the personal centre: these pages, with what waits there where the page has a count. */
export const entriesOf = (
  waiting: Waiting,
  t: (key: TextKey) => string,
  pages: readonly CentrePage[] = centrePages,
): CentreEntry[] =>
  pages.map(({ name, icon, label, badge }) => ({
    name,
    icon,
    text: t(label),
    count: badge ? waiting[badge] : 0,
  }))
