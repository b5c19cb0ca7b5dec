import type { BetType } from './bets/bet-type.ts'
import { diceBets } from './bets/dice.ts'
import { fiveDigitBets } from './bets/digits.ts'
import { fourDigitBets } from './bets/four-digit.ts'
import { kenoBets } from './bets/keno.ts'
import { raceBets } from './bets/race.ts'
import { sixOf45Bets } from './bets/six-of-45.ts'
import { thaiBets } from './bets/thai.ts'
import { threeDigitBets } from './bets/three-digits.ts'
import { togelBets } from './bets/togel.ts'
import { north, south, vietnameseBets } from './bets/vietnamese.ts'

const betsByFormat = {
  VN_N: vietnameseBets(north),
  VN_S: vietnameseBets(south),
  SEA_4D: fourDigitBets,
  SEA_TH: thaiBets,
  SEA_ID: togelBets,
  K3: diceBets,
  SSC: fiveDigitBets,
  PK10: raceBets,
  KENO: kenoBets,
  SIX45: sixOf45Bets,
  F3D: threeDigitBets,
} as const satisfies Record<string, readonly BetType[]>

/** What is drawn and what may be bet on it; several games share a format. */
export type FormatCode = keyof typeof betsByFormat
export const formatCodes = Object.keys(betsByFormat) as FormatCode[]

export const betTypesOf = (format: FormatCode): readonly BetType[] => betsByFormat[format]

/** True when odds follow the series; the other formats have one table, and no rebate. */
export const hasSeries = (format: FormatCode): boolean =>
  !['SEA_4D', 'SEA_TH', 'SEA_ID', 'KENO', 'SIX45'].includes(format)

/** True when a bet is sold for a draw: tickets of a pool for draws that have one, all others for the rest. */
export const isOnSale = (format: FormatCode, betCode: string, hasPool: boolean): boolean =>
  (betTypeOf(format, betCode)?.ticketCents !== undefined) === hasPool

/** The bet type of a code; undefined when the format has none of that code. */
export const betTypeOf = (format: FormatCode, code: string): BetType | undefined =>
  betTypesOf(format).find(type => type.code === code)
