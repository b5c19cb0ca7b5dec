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
    name: 'securityCenter',
    icon: 'shield',
    label: 'centre.securityCenter',
    load: () => import('./pages/security-center/security-page.tsx'),
  },
  {
    name: 'transferFund',
    icon: 'wallet',
    label: 'centre.transferFund',
    load: () => import('./pages/transfer-fund/wallet-page.tsx'),
  },
  {
    name: 'depositv2',
    icon: 'circle-plus',
    label: 'centre.depositv2',
    load: () => import('./pages/deposit-v2/deposit-page.tsx'),
  },
  {
    name: 'withdraw',
    icon: 'banknote',
    label: 'centre.withdraw',
    load: () => import('./pages/withdraw/withdraw-page.tsx'),
  },
  {
    name: 'transferUpline',
    icon: 'arrow-left-right',
    label: 'centre.transferUpline',
    load: () => import('./pages/transfer-upline/upline-page.tsx'),
  },
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
    name: 'bonusDetails',
    icon: 'badge-percent',
    label: 'centre.bonusDetails',
    load: () => import('./pages/bonus-details/bonus-details.tsx'),
  },
  {
    name: 'rewardCenter',
    icon: 'gift',
    label: 'centre.rewardCenter',
    badge: 'rewardCount',
    load: () => import('./pages/reward-center/reward-center.tsx'),
  },
  {
    name: 'referral',
    icon: 'user-plus',
    label: 'centre.referral',
    load: () => import('./pages/referral/referral.tsx'),
  },
  {
    name: 'missionLeaderboard',
    icon: 'target',
    label: 'centre.missionLeaderboard',
    badge: 'missionCount',
    load: () => import('./pages/mission-leaderboard/mission-leaderboard.tsx'),
  },
  {
    name: 'messageV2',
    icon: 'mail',
    label: 'centre.messageV2',
    badge: 'messageCount',
    load: () => import('./pages/message-v2/message-v2.tsx'),
  },
]
