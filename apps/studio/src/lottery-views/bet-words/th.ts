import { type BetWords, en } from './en.ts'

export const th: BetWords = en
