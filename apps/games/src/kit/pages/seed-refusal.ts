import type { StudioErrorAnswer } from '@baize/api/studio/errors'
import type { CommonTexts } from '../i18n.ts'

/** Why seeds were not changed, in words: a round that is open may be one of another game. */
export const seedRefusal = (t: CommonTexts, { error, openIn }: StudioErrorAnswer): string =>
  error === 'round_open' && openIn ? t('fairnessPage.roundOpen', { game: openIn }) : t(`errors.${error}`)
