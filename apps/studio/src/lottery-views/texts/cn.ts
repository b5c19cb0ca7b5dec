import { en, type Texts } from './en.ts'

export const cn: Texts = en
