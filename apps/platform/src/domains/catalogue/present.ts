import type { GameCard, Language } from '@baize/api'
import { toWire } from '@baize/money'
import type { Selectable } from 'kysely'
import type { CatalogueGame } from './snapshot.ts'
import type { CatalogueTables } from './tables.ts'

/** A game as lobbies of a language show it. */
export function cardIn({ card, titles }: Pick<CatalogueGame, 'card' | 'titles'>, language: Language): GameCard {
  const gameName = titles[language]
  return gameName === undefined ? card : { ...card, gameName }
}

/** A game row as lobbies show it. */
export function presentGame(row: Selectable<CatalogueTables['catalogue.game']>, vendorName: string): GameCard {
  return {
    nodeId: row.node_id.toString(),
    gameId: row.node_id.toString(),
    gameCode: row.code,
    gameName: row.title,
    gameGroupCode: row.vendor_code,
    gameType: row.game_type,
    vassalage: row.vendor_code,
    vendorName,
    isHot: row.is_hot,
    isNew: row.is_new,
    classification: row.classification,
    minBet: toWire(row.min_bet_units),
    lines: row.lines,
    rtpPercent: row.rtp_percent,
    rakePercent: row.rake_percent,
    volatility: row.volatility,
    trialEnabled: row.trial_enabled,
    tint: row.art.palette[1],
  }
}
