import type { GameCard, GameType, Language } from '@baize/api'
import type { Catalogue } from '../catalogue/index.ts'

/** Game types that hold lotteries, in menu order. */
const lotteryTypes = ['LOTT', 'ELOTT'] as const satisfies readonly GameType[]

/** The vendor of the Vietnamese lotteries, with which their menu entries are tagged. */
export const vietnameseVendor = 'TCG_LOTTO_VN'

export const isLottery = ({ gameType }: Pick<GameCard, 'gameType'>): boolean =>
  (lotteryTypes as readonly GameType[]).includes(gameType)

/** Every lottery on offer, in menu order, as it is called in a language. */
export const lotteryCards = (catalogue: Catalogue, language: Language): GameCard[] =>
  lotteryTypes
    .flatMap(type => catalogue.snapshot.byType.get(type) ?? [])
    .flatMap(({ card }) => catalogue.cardOf(card.gameCode, language) ?? [])
