import type { GameType } from './constants.ts'

const lotteryVendors: readonly string[] = ['TCG_LOTTO_VN', 'LOTT']

/** The prize mode of the lotteries on offer, by the vendors that are open in each category. */
export const prizeModeOf = (
  lanes: readonly { title: GameType; cards: readonly { vassalage: string }[] }[],
): 'ELOTT' | 'LOTT' =>
  lanes.some(
    ({ title, cards }) => title === 'ELOTT' && cards.some(({ vassalage }) => lotteryVendors.includes(vassalage)),
  )
    ? 'ELOTT'
    : 'LOTT'
