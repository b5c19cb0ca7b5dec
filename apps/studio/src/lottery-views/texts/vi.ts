import { en, type Texts } from './en.ts'

export const vi: Texts = en
