import type { TextKey } from '../texts.ts'

/** How many phrases there are (rooms.md 4.1); nothing else can be said. */
export const PHRASES = 12

export const phraseKey = (id: number): TextKey => `phrases.${id}` as TextKey
