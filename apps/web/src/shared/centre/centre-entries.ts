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
}

/** The pages of the personal centre, in the order of its menu. */
export const centrePages: readonly CentrePage[] = [
  { name: 'securityCenter', icon: 'shield', label: 'centre.securityCenter' },
  { name: 'transferFund', icon: 'wallet', label: 'centre.transferFund' },
  { name: 'depositv2', icon: 'circle-plus', label: 'centre.depositv2' },
  { name: 'withdraw', icon: 'banknote', label: 'centre.withdraw' },
  { name: 'transferUpline', icon: 'arrow-left-right', label: 'centre.transferUpline' },
  { name: 'personalHistoryCopy', icon: 'receipt-text', label: 'centre.personalHistoryCopy' },
  { name: 'transactionHistory', icon: 'list', label: 'centre.transactionHistory' },
  { name: 'personalProfit', icon: 'chart-column', label: 'centre.personalProfit' },
  { name: 'bonusDetails', icon: 'badge-percent', label: 'centre.bonusDetails' },
  { name: 'rewardCenter', icon: 'gift', label: 'centre.rewardCenter', badge: 'rewardCount' },
  { name: 'referral', icon: 'user-plus', label: 'centre.referral' },
  { name: 'missionLeaderboard', icon: 'target', label: 'centre.missionLeaderboard', badge: 'missionCount' },
  { name: 'messageV2', icon: 'mail', label: 'centre.messageV2', badge: 'messageCount' },
]

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
