import { en, type Texts } from './en.ts'

export const ja: Texts = en
