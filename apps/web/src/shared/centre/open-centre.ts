import { useOpenPanel } from './panel-store.ts'

/** The pages of the personal centre, by the names under which addresses know them. */
export const centrePageNames = [
  'securityCenter',
  'transferFund',
  'depositv2',
  'withdraw',
  'transferUpline',
  'personalHistoryCopy',
  'transactionHistory',
  'personalProfit',
  'bonusDetails',
  'rewardCenter',
  'referral',
  'missionLeaderboard',
  'messageV2',
] as const
export type CentrePageName = (typeof centrePageNames)[number]

/** On a phone the centre opens on its menu; where there is room, that address shows the first page beside it. */
export type CentreAddress = CentrePageName | 'menu'

/** Opens the personal centre over the page, on its menu or on a page. Who may not see it is told so there. */
export function useOpenCentre(): (page?: CentreAddress) => void {
  const open = useOpenPanel('centre')
  return (page = 'menu') => open(page)
}
