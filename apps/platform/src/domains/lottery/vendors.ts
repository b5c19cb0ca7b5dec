import type { GameCard, GameType } from '@baize/api'
import type { Catalogue } from '../catalogue/index.ts'

/** Game types that hold lotteries, in menu order. */
const lotteryTypes = ['LOTT', 'ELOTT'] as const satisfies readonly GameType[]

/** The vendor of the Vietnamese lotteries, with which their menu entries are tagged. */
export const vietnameseVendor = 'TCG_LOTTO_VN'

export const isLottery = ({ gameType }: Pick<GameCard, 'gameType'>): boolean =>
  (lotteryTypes as readonly GameType[]).includes(gameType)

/** Every lottery on offer, in menu order. */
export const lotteryCards = ({ snapshot }: Catalogue): GameCard[] =>
  lotteryTypes.flatMap(type => (snapshot.byType.get(type) ?? []).map(({ card }) => card))
