import type { GameType, prizeModes } from './constants.ts'

export type PrizeMode = keyof typeof prizeModes
type Lanes = readonly { title: GameType; cards: readonly { vassalage: string }[] }[]

const lotteryVendors: readonly string[] = ['TCG_LOTTO_VN', 'LOTT']

/** The prize mode of the lotteries on offer, by the vendors that are open in each category. */
export const prizeModeOf = (lanes: Lanes): 'ELOTT' | 'LOTT' =>
  lanes.some(
    ({ title, cards }) => title === 'ELOTT' && cards.some(({ vassalage }) => lotteryVendors.includes(vassalage)),
  )
    ? 'ELOTT'
    : 'LOTT'

/** Vendors of lotteries with the prize mode of their games. */
const modes: Readonly<Record<string, PrizeMode>> = { LOTT: 'LOTT', ELOTT: 'ELOTT', TCG_SEA: 'SEA' }

/** The prize mode of a vendor's lotteries: its own, or for Vietnamese ones that of the menus; null for other vendors. */
export const prizeModeOfVendor = (vassalage: string, lanes: Lanes): PrizeMode | null =>
  vassalage === 'TCG_LOTTO_VN' ? prizeModeOf(lanes) : (modes[vassalage] ?? null)
