import { parseAmount, toWire } from '@baize/money'
import type { Balance } from '../session/session-store.ts'

/** The balance on screen: cash and what a bonus holds. */
export const totalOf = ({ sumBalance, bonus }: Pick<Balance, 'sumBalance' | 'bonus'>): string =>
  toWire(parseAmount(sumBalance) + parseAmount(bonus))

/** True when there is anything beside cash to tell of. */
export const hasBonus = ({ bonus }: Pick<Balance, 'bonus'>): boolean => /[1-9]/.test(bonus)
