import { en, type Texts } from './en.ts'

export const ty: Texts = en
