import { type BetWords, en } from './en.ts'

export const ja: BetWords = en
