import type { GameType, ResponseOf } from '@baize/api'
import type { CatalogueSnapshot } from './snapshot.ts'
import { vendorsOf } from './snapshot.ts'

type Names = ResponseOf<'catalogue.gameNames'>

const kept = new WeakMap<CatalogueSnapshot, Map<GameType, Names>>()

/** Codes and names of all games of a type; worked out once a version of the catalogue. */
export function gameNames(snapshot: CatalogueSnapshot, gameType: GameType): Names {
  const ofSnapshot = kept.get(snapshot) ?? new Map<GameType, Names>()
  kept.set(snapshot, ofSnapshot)
  const names = ofSnapshot.get(gameType) ?? readNames(snapshot, gameType)
  ofSnapshot.set(gameType, names)
  return names
}

function readNames({ byType, lanes }: CatalogueSnapshot, gameType: GameType): Names {
  const vendors = vendorsOf({ lanes }, gameType).map(({ vassalage, vendorName }) => ({ vassalage, vendorName }))
  const places = new Map(vendors.map(({ vassalage }, place) => [vassalage, place]))
  const games = (byType.get(gameType) ?? []).map(({ card }): Names['games'][number] => [
    card.gameCode,
    card.gameName,
    places.get(card.vassalage)!,
  ])
  return { vendors, games }
}
