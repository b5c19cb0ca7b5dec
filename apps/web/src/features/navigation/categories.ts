import type { GameType, VendorCard } from '@baize/api'
import { esportsProviders } from '@baize/api'

export interface Lane {
  title: GameType
  cards: VendorCard[]
}
/** A category of the menus. Most go by their game type; one has a number of its own. */
export interface Category extends Lane {
  id: GameType | number
}

const ds88 = { vendor: 'DS88', id: 5 } as const
const isEsports = ({ gameType, vassalage }: VendorCard): boolean =>
  gameType === 'SPORTS' && (esportsProviders as readonly string[]).includes(vassalage)

/** The category in which a card stands: some vendors have another than their game type. */
function categoryOf(card: VendorCard): GameType {
  if (card.vassalage === ds88.vendor) return 'DS88'
  return isEsports(card) ? 'ESPORTS' : card.gameType
}

/** The lanes of the menus as categories: esports parted from sports, DS88 by itself, empty ones left out. */
export function categoriesOf(lanes: readonly Lane[]): Category[] {
  const titles = [...new Set<GameType>([...lanes.map(({ title }) => title), 'ESPORTS', 'DS88'])]
  const cards = lanes.flatMap(lane => lane.cards)
  return titles
    .map(title => ({
      title,
      cards: cards.filter(card => categoryOf(card) === title),
      id: title === 'DS88' ? ds88.id : title,
    }))
    .filter(category => category.cards.length > 0)
}

/** Categories that start the first game of their first vendor; the others are pages. */
const startAtOnce: readonly GameType[] = ['COCKFIGHT', 'LOTT', 'ELOTT']
export const startsFirstGame = (type: GameType): boolean => startAtOnce.includes(type)
