import type { GameType } from '@baize/api'

/** The slot studios of the demo brand, in menu order: code and name. */
export const slotVendors: readonly (readonly [code: string, name: string])[] = [
  ['HLG', 'Heron & Lag'],
  ['BRZ', 'Brazier Nine'],
  ['KTE', 'Kitepaper'],
  ['OXB', 'Oxbow'],
  ['TMB', 'Tambour'],
  ['LUM', 'Lumenfold'],
  ['PLM', 'Plum Tram'],
  ['SNT', 'Santoor Lane'],
  ['GRV', 'Gravel & Silk'],
  ['MOX', 'Moxie Dot'],
  ['ARC', 'Arcwright'],
  ['VLT', 'Violet Ox'],
  ['NRW', 'Norrwind'],
  ['TAM', 'Tamarind House'],
  ['CSP', 'Copper Sparrow'],
  ['DUN', 'Dune Ledger'],
  ['FIG', 'Figment Works'],
  ['KRB', 'Karabo'],
  ['LGN', 'Lagoon Eleven'],
  ['MIR', 'Mirrorcat'],
  ['OPL', 'Opaline'],
  ['PAG', 'Pagoda Mill'],
  ['QRL', 'Quarrel'],
  ['RDW', 'Redwick'],
  ['SKY', 'Skylark Yard'],
  ['STL', 'Stilt Fox'],
  ['TRQ', 'Torque Garden'],
  ['UMB', 'Umber Row'],
  ['WLD', 'Wildmarch'],
  ['ZPH', 'Zephyr Pane'],
]

/** The vendors of lotteries, those of a game type in menu order. */
export const lotteryVendors: readonly (readonly [code: string, type: GameType, name: string])[] = [
  ['LOTT', 'LOTT', 'Lotto Hall'],
  ['TCG_SEA', 'LOTT', 'Lotto Strait'],
  ['ELOTT', 'ELOTT', 'Quick Draw'],
  ['TCG_LOTTO_VN', 'ELOTT', 'Lotto Mekong'],
]

/** The vendors of tables that many players share. */
export const tableVendors: readonly (readonly [code: string, type: GameType, name: string])[] = [
  ['LVT', 'LIVE', 'Long Velvet Tables'],
  ['ARN', 'COCKFIGHT', 'Arena of Masks'],
  ['DS88', 'DS88', 'Rooftop Relay'],
]

/** The vendors of the book: fixtures that are simulated around the clock. */
export const bookVendors: readonly (readonly [code: string, type: GameType, name: string])[] = [
  ['FB', 'SPORTS', 'Fairbanner'],
  ['VSP', 'SPORTS', 'Vantage Sports'],
  ['VES', 'ESPORTS', 'Vertex Esports'],
  // Of sports by its type; the menus show it among the esports.
  ['IA', 'SPORTS', 'Inner Arena'],
]

/** The vendors of games in company: fish that members shoot together, and games between them. */
export const roomVendors: readonly (readonly [code: string, type: GameType, name: string])[] = [
  ['TDL', 'FISH', 'Tidal Lantern'],
  ['DUO', 'PVP', 'Duo Hall'],
]

/** Vendors of the other game types. Their games come with later capabilities; until then they stay switched off. */
export const closedVendors: readonly (readonly [code: string, type: GameType, name: string])[] = [
  ['AV', 'SPORTS', 'Avenue Versus'],
  ['AI', 'SPORTS', 'Arena Index'],
  ['IMES', 'SPORTS', 'Impulse Meridian'],
  ['TF', 'SPORTS', 'Toplane Forum'],
]
