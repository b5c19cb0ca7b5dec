import type { SymbolCode } from '@baize/game-kit/events'
import { type CommonTexts, loadTexts, type Translate } from '../kit/i18n.ts'
import type english from './locales/EN.json'

type Key = Parameters<CommonTexts>[0] | keyof typeof english

export type SymbolNames = Readonly<Record<SymbolCode, string>>

/** Every text of the pages of slots, and the names of the symbols of the game that is played. */
export interface Texts extends Translate<Key> {
  symbol(symbol: SymbolCode): string
}

const own = import.meta.glob('./locales/*.json', { import: 'default' })

export const withSymbols = (t: Translate<Key>, names: SymbolNames): Texts =>
  Object.assign((...text: Parameters<Translate<Key>>) => t(...text), { symbol: (symbol: SymbolCode) => names[symbol]! })

export const loadSlotTexts = async (language: string, names: SymbolNames): Promise<Texts> =>
  withSymbols(await loadTexts(language, own), names)
