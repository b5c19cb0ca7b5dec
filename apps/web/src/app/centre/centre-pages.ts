import type { ComponentType } from 'react'
import type { CentrePageName } from '../../shared/centre/open-centre.ts'

/** Brings each page of the personal centre. */
export const loadCentrePage: Readonly<Record<CentrePageName, () => Promise<{ default: ComponentType }>>> = {
  securityCenter: () => import('../../features/account/security/security-page.tsx'),
  transferFund: () => import('../../features/cashier/wallets/wallet-page.tsx'),
  depositv2: () => import('../../features/cashier/deposit/deposit-page.tsx'),
  withdraw: () => import('../../features/cashier/withdraw/withdraw-page.tsx'),
  transferUpline: () => import('../../features/cashier/upline/upline-page.tsx'),
  personalHistoryCopy: () => import('../../features/records/bets/personal-history-copy.tsx'),
  transactionHistory: () => import('../../features/records/movements/transaction-history.tsx'),
  personalProfit: () => import('../../features/records/profit/personal-profit.tsx'),
  bonusDetails: () => import('../../features/promotions/bonuses/bonus-details.tsx'),
  rewardCenter: () => import('../../features/promotions/rewards/reward-center.tsx'),
  referral: () => import('../../features/referral/referral.tsx'),
  missionLeaderboard: () => import('../../features/missions/mission-leaderboard.tsx'),
  messageV2: () => import('../../features/messages/message-v2.tsx'),
}
