import type { LateIconName } from '@baize/ui/late-icon.tsx'
import type { ComponentType } from 'react'
import type { TextKey } from '../shared/i18n/use-text.ts'
import type { CentrePageName } from './open-centre.ts'

export interface CentrePage {
  name: CentrePageName
  icon: LateIconName
  label: TextKey
  /** Which of the member's counts stands beside the entry. */
  badge?: 'missionCount' | 'rewardCount' | 'messageCount'
  load: () => Promise<{ default: ComponentType }>
}

/** The pages of the personal centre, in the order of its menu. */
export const centrePages: readonly CentrePage[] = [
  {
    name: 'personalHistoryCopy',
    icon: 'receipt-text',
    label: 'centre.personalHistoryCopy',
    load: () => import('./pages/personal-history-copy/personal-history-copy.tsx'),
  },
  {
    name: 'transactionHistory',
    icon: 'list',
    label: 'centre.transactionHistory',
    load: () => import('./pages/transaction-history/transaction-history.tsx'),
  },
  {
    name: 'personalProfit',
    icon: 'chart-column',
    label: 'centre.personalProfit',
    load: () => import('./pages/personal-profit/personal-profit.tsx'),
  },
  {
    name: 'referral',
    icon: 'user-plus',
    label: 'centre.referral',
    load: () => import('./pages/referral/referral.tsx'),
  },
  {
    name: 'messageV2',
    icon: 'mail',
    label: 'centre.messageV2',
    badge: 'messageCount',
    load: () => import('./pages/message-v2/message-v2.tsx'),
  },
]
