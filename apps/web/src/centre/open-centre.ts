import { useNavigate } from '@tanstack/react-router'

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
  const navigate = useNavigate()
  return (page = 'menu') => void navigate({ to: '.', search: withCentre(page) as never, resetScroll: false })
}

const withCentre = (centre: CentreAddress) => (before: Record<string, unknown>) => ({ ...before, centre })
const withoutCentre = ({ centre: _closed, ...rest }: Record<string, unknown>) => rest

/** Closes the personal centre and leaves the page under it as it is. */
export function useLeaveCentre(): () => void {
  const navigate = useNavigate()
  return () => void navigate({ to: '.', search: withoutCentre as never, replace: true, resetScroll: false })
}
