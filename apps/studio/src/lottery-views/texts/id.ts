import { en, type Texts } from './en.ts'

export const id: Texts = en
