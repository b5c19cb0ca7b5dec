import type { StudioErrorAnswer } from '@baize/api/studio/errors'
import type { CommonTexts } from '../texts/en.ts'

/** Why seeds were not changed, in words: a round that is open may be one of another game. */
export const seedRefusal = (texts: CommonTexts, { error, openIn }: StudioErrorAnswer): string =>
  error === 'round_open' && openIn ? texts.fairnessPage.roundOpen(openIn) : texts.errors[error]
