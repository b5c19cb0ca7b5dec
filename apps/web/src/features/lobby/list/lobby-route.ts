import type { GameType, VendorCard } from '@baize/api'
import { gameTypes, hotGameTypes } from '@baize/api'
import type { ListType } from './lobby-state.ts'

export interface LobbyRoute {
  gameType: GameType
  listType: Extract<ListType, '' | 'hot'>
  /** The vendor that the address names, whether it exists or not. */
  vassalage: string | null
}

interface Address {
  /** Optional parts of the path: hot, or vassalage and the vendor's code. */
  params: { type?: string; vassalage?: string }
  search: { page?: string }
}

/** The game type of a lobby's address: its first part in capitals; null where no lobby is. */
export function gameTypeOf(path: string): GameType | null {
  const name = path.split('/')[1]?.toUpperCase()
  return gameTypes.find(type => type === name) ?? null
}

/** A text that can be a vendor's code; anything else is left out. */
const vendorCode = (text: string | undefined): string | null =>
  text !== undefined && /^[A-Z0-9_]{1,24}$/.test(text) ? text : null

/** What an address opens: the hot list, one vendor by path or by page, or everything. */
export function lobbyRoute(gameType: GameType, { params, search }: Address): LobbyRoute {
  const vassalage = vendorCode(params.type === 'vassalage' ? params.vassalage : search.page)
  const isHot = params.type === 'hot' && hotGameTypes.includes(gameType)
  return { gameType, listType: isHot ? 'hot' : '', vassalage }
}

/** The vendor that is shown for the one an address names: an unknown one gives way to the first. */
export function knownVendor(vassalage: string | null, vendors: readonly VendorCard[]): string | null {
  if (vassalage === null || vendors.length === 0) return vassalage
  return (vendors.find(card => card.vassalage === vassalage) ?? vendors[0]!).vassalage
}
