import type { GameType } from '@baize/api'
import type { ProviderVendor } from '@baize/api/provider-vendor'

/** The names under which slots are listed, in menu order. */
const slotVendors: readonly (readonly [code: string, name: string])[] = [
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

/** Those of lotteries, shared tables, the book and games in company; those of a type in menu order. */
const otherVendors: readonly (readonly [code: string, type: GameType, name: string])[] = [
  ['LOTT', 'LOTT', 'Lotto Hall'],
  ['TCG_SEA', 'LOTT', 'Lotto Strait'],
  ['ELOTT', 'ELOTT', 'Quick Draw'],
  ['TCG_LOTTO_VN', 'ELOTT', 'Lotto Mekong'],
  ['LVT', 'LIVE', 'Long Velvet Tables'],
  ['ARN', 'COCKFIGHT', 'Arena of Masks'],
  ['DS88', 'DS88', 'Rooftop Relay'],
  ['FB', 'SPORTS', 'Fairbanner'],
  ['VSP', 'SPORTS', 'Vantage Sports'],
  ['VES', 'ESPORTS', 'Vertex Esports'],
  // Of sports by its type; the menus show it among the esports.
  ['IA', 'SPORTS', 'Inner Arena'],
  ['TDL', 'FISH', 'Tidal Lantern'],
  ['DUO', 'PVP', 'Duo Hall'],
]

/** The studio's answer to GET /vendors. */
export const offeredVendors: readonly ProviderVendor[] = [
  ...slotVendors.map(([code, name]) => ({ code, type: 'RNG', name })),
  ...otherVendors.map(([code, type, name]) => ({ code, type, name })),
]
