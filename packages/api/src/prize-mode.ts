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

/** Vendors of lotteries with the prize mode of their games, as the brand has it. */
export type VendorPrizeModes = Readonly<Record<string, PrizeMode>>

/** Until a brand chooses others. */
export const usualPrizeModes: VendorPrizeModes = { LOTT: 'LOTT', ELOTT: 'ELOTT', TCG_SEA: 'SEA' }

/** The prize mode of a vendor's lotteries: the brand's, or else for Vietnamese ones that of the menus; null for others. */
export const prizeModeOfVendor = (vassalage: string, modes: VendorPrizeModes, lanes: Lanes): PrizeMode | null =>
  modes[vassalage] ?? (vassalage === 'TCG_LOTTO_VN' ? prizeModeOf(lanes) : null)
