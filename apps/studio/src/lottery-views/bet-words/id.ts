import { type BetWords, en } from './en.ts'

export const id: BetWords = en
