import { type BetWords, en } from './en.ts'

export const ty: BetWords = en
