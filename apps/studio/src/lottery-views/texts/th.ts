import { en, type Texts } from './en.ts'

export const th: Texts = en
