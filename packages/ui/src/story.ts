import type { ComponentType } from 'react'
import type { DayWords } from './use-day-input.ts'

/** Texts for stories of the kit, which knows no language of its own. */
export interface StoryWords {
  /** What a button does, in a word or two. */
  action: string
  other: string
  close: string
  back: string
  forward: string
  /** A label of a field, and what is asked for in it. */
  label: string
  hint: string
  fault: string
  title: string
  sentence: string
  /** One word of the length that German makes them. */
  long: string
}

export interface StoryProps {
  words: StoryWords
}

/** The default export of a story file, in the component story format; each of its other exports is a story. */
export interface StoryFile {
  /** Chapter and name: `Kit/Button`. */
  title: string
  /** `alone`: each story is shown by itself, as it covers the page or has calls answered for it alone. */
  parameters?: { alone?: boolean }
}

export type Story = ComponentType<StoryProps>

/** The day that it is in stories. */
export const storyDay = '2026-11-20'

/** What fields of days say, in the words that every story has. */
export const dayWords = (words: StoryWords): DayWords => ({
  ...{ language: document.documentElement.lang, format: 'YYYY-MM-DD', open: words.action },
  ...{ previousMonth: words.back, nextMonth: words.forward },
  ...{ failed: words.fault, retry: words.action, fault: () => words.fault },
})
