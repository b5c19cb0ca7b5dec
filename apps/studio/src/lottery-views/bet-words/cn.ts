import { type BetWords, en } from './en.ts'

export const cn: BetWords = en
