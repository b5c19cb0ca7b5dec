import type { OperatorScreenPath } from '@baize/api/operator-screens'
import type { Figures } from '../use-dashboard.ts'

export type TileName = keyof Figures['figures']
export type Unit = 'money' | 'count' | 'percent' | 'time'
type Days = Figures['days']

export interface TileRow {
  name: TileName
  unit: Unit
  /** Name of the text that says what the figure is added up from. */
  source: 'play' | 'money' | 'playAndMoney' | 'accounts' | 'payouts'
  /** The screen that holds what it is made of. */
  behind: (days: Days) => { path: OperatorScreenPath; search: Record<string, string> }
}

const transfers =
  (code?: string): TileRow['behind'] =>
  ({ from, to }) => ({
    path: '/ledger/transfers',
    search: { 'f.from': from, 'f.to': to, ...(code ? { 'f.code': code } : {}) },
  })
const members: TileRow['behind'] = () => ({ path: '/members', search: {} })
const newMembers: TileRow['behind'] = () => ({ path: '/members', search: { sort: '-registeredAt' } })
const deposits: TileRow['behind'] = () => ({ path: '/cashier/deposits', search: { view: 'confirmed' } })
const withdrawals: TileRow['behind'] = () => ({ path: '/cashier/withdrawals', search: { view: 'paid' } })
const memberAccounts: TileRow['behind'] = () => ({ path: '/ledger/accounts', search: { view: 'members' } })

/** In the order in which they are shown. */
export const tileGroups: readonly { group: 'play' | 'members' | 'cash'; tiles: readonly TileRow[] }[] = [
  {
    group: 'play',
    tiles: [
      { name: 'turnover', unit: 'money', source: 'play', behind: transfers('BET') },
      { name: 'ggr', unit: 'money', source: 'playAndMoney', behind: transfers('WIN') },
      { name: 'ngr', unit: 'money', source: 'playAndMoney', behind: transfers('REBATE') },
      { name: 'netOfBrand', unit: 'money', source: 'playAndMoney', behind: transfers() },
      { name: 'ngrPerPlayer', unit: 'money', source: 'playAndMoney', behind: members },
    ],
  },
  {
    group: 'members',
    tiles: [
      { name: 'players', unit: 'count', source: 'play', behind: members },
      { name: 'actives', unit: 'count', source: 'play', behind: members },
      { name: 'registrations', unit: 'count', source: 'accounts', behind: newMembers },
      { name: 'depositConversionPercent', unit: 'percent', source: 'accounts', behind: newMembers },
    ],
  },
  {
    group: 'cash',
    tiles: [
      { name: 'deposits', unit: 'money', source: 'money', behind: deposits },
      { name: 'withdrawals', unit: 'money', source: 'money', behind: withdrawals },
      { name: 'payoutP50Seconds', unit: 'time', source: 'payouts', behind: withdrawals },
      { name: 'payoutP90Seconds', unit: 'time', source: 'payouts', behind: withdrawals },
      { name: 'heldByMembers', unit: 'money', source: 'money', behind: memberAccounts },
    ],
  },
]
