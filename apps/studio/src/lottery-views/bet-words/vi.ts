import { type BetWords, en } from './en.ts'

export const vi: BetWords = en
