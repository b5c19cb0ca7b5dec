import { type FormatCode, isOnSale } from '@baize/game-kit/lotteries/index'

const vietnamese = {
  lo: ['LO2', 'LO2H', 'LO2_1K', 'LO3', 'LO4', 'BL'],
  de: ['DE', 'DEH', 'DE1', 'DAU', 'DD', 'TENS', 'ONES', 'TX'],
  cang: ['C3', 'C3D', 'C3DD', 'C3P', 'C4', 'C4P'],
  xien: ['X2', 'X3', 'X4', 'XQ'],
  truot: ['T4', 'T6', 'T8', 'T10'],
} as const

const groups = {
  VN_N: vietnamese,
  VN_S: vietnamese,
  SEA_4D: {
    straight: ['BIG', 'SMALL', 'A4'],
    any: ['IBIG', 'ISMALL', 'BOX', 'ROLL'],
    tail: ['A3', 'ABC3', 'A2', 'ABC2'],
  },
  SEA_TH: {
    three: ['3UP', '3TOD', '3FR', '3BK'],
    two: ['2UP', '2DN', '2TOD'],
    run: ['RUNUP', 'RUNDN'],
    four: ['4UP', '4TOD', '6D'],
  },
  SEA_ID: {
    exact: ['4D', '3D', '2D', '2DF', '2DM'],
    colok: ['CB', 'CM', 'CN', 'CJ'],
    sides: ['5050', '5050P', 'KOMB', 'DASAR'],
    pairs: ['HOMO', 'KEMB'],
    shio: ['SHIO'],
  },
  K3: {
    sides: ['BSOE', 'ANY1'],
    sum: ['SUM'],
    same: ['PAIR', 'PAIR1', 'TRIP', 'TRIP_ANY'],
    diff: ['D2', 'D3', 'STR'],
  },
  SSC: {
    place: ['POS', 'PBSOE'],
    sides: ['SUM', 'DT'],
    exact: ['L2', 'L3', 'L4', 'L5'],
    any: ['G2', 'G3', 'G6', 'A1', 'A2'],
    shape: ['SH'],
  },
  PK10: { place: ['POS', 'PBSOE', 'DT'], sum: ['GY', 'GYX'], exact: ['F2', 'F3'] },
  KENO: { numbers: ['SPOT'], sides: ['X'] },
  SIX45: { numbers: ['F6', 'P6'] },
  F3D: { exact: ['ST', 'F2', 'B2'], any: ['BOX', 'ANY1', 'KIND'], place: ['POS', 'PBSOE'], sum: ['SUM'] },
} as const satisfies Record<FormatCode, Record<string, readonly string[]>>

type KeysOf<T> = T extends unknown ? keyof T : never
export type GroupName = KeysOf<(typeof groups)[FormatCode]>

/** Bets that are sold for a draw, with a pool or without, by the tab under which they stand. */
export const groupsOf = (format: FormatCode, hasPool: boolean): [GroupName, string[]][] =>
  (Object.entries(groups[format]) as [GroupName, readonly string[]][]).map(([name, bets]) => [
    name,
    bets.filter(code => isOnSale(format, code, hasPool)),
  ])
