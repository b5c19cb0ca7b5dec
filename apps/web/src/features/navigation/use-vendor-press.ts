import type { GameType, VendorCard } from '@baize/api'
import type { MouseEvent } from 'react'
import { launchOfVendor, useLaunch } from '../launch/index.ts'
import { startsFirstGame } from './categories.ts'

/** Halls of slots are for everybody to look at, unless their games open over the page. */
const isHall = ({ gameType, isGame }: VendorCard): boolean => gameType === 'RNG' && isGame === 'GAME'
const opensElsewhere = (event: MouseEvent): boolean => event.metaKey || event.ctrlKey

/** What a press on a category or a vendor does, in the header and in the menu of narrow windows alike. Halls stay links. */
export function useVendorPress() {
  const { start, startFirst } = useLaunch()
  return {
    pressCategory(type: GameType, firstVassalage: string, event: MouseEvent): void {
      if (!startsFirstGame(type) || opensElsewhere(event)) return
      event.preventDefault()
      void startFirst({ gameType: type, vassalage: firstVassalage })
    },
    pressVendor(card: VendorCard, event: MouseEvent): void {
      if (isHall(card) || opensElsewhere(event)) return
      event.preventDefault()
      void (startsFirstGame(card.gameType)
        ? startFirst({ gameType: card.gameType, vassalage: card.vassalage })
        : start(launchOfVendor(card)))
    },
  }
}
