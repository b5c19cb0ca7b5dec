import type { GameType, Language, ResponseOf } from '@baize/api'
import type { CatalogueSnapshot } from './snapshot.ts'
import { vendorsOf } from './snapshot.ts'

type Names = ResponseOf<'catalogue.gameNames'>

const kept = new WeakMap<CatalogueSnapshot, Map<string, Names>>()

/** Codes and names of all games of a type in a language; worked out once a version of the catalogue. */
export function gameNames(snapshot: CatalogueSnapshot, gameType: GameType, language: Language): Names {
  const ofSnapshot = kept.get(snapshot) ?? new Map<string, Names>()
  // Most types have no name of their own in any language: one list serves them all.
  const isNamed = (snapshot.byType.get(gameType) ?? []).some(({ titles }) => titles[language])
  const key = isNamed ? `${gameType} ${language}` : gameType
  kept.set(snapshot, ofSnapshot)
  const names = ofSnapshot.get(key) ?? readNames(snapshot, gameType, language)
  ofSnapshot.set(key, names)
  return names
}

function readNames({ byType, lanes }: CatalogueSnapshot, gameType: GameType, language: Language): Names {
  const vendors = vendorsOf({ lanes }, gameType).map(({ vassalage, vendorName }) => ({ vassalage, vendorName }))
  const places = new Map(vendors.map(({ vassalage }, place) => [vassalage, place]))
  const games = (byType.get(gameType) ?? []).map(({ card, titles }): Names['games'][number] => [
    card.gameCode,
    titles[language] ?? card.gameName,
    places.get(card.vassalage)!,
  ])
  return { vendors, games }
}
