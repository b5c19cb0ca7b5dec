import type { StoryWords } from '@baize/ui/story.ts'
import type { I18n } from '@lingui/core'

/** Texts of the site's own catalogue, for stories of the kit. */
export const wordsIn = (i18n: I18n): StoryWords => ({
  action: i18n._('auth.signIn'),
  other: i18n._('action.stay'),
  close: i18n._('action.close'),
  back: i18n._('action.back'),
  forward: i18n._('action.forward'),
  label: i18n._('field.username'),
  hint: i18n._('field.confirmHint'),
  fault: i18n._('field.required'),
  title: i18n._('auth.registerTitle'),
  sentence: i18n._('auth.registerLeadDemo'),
  long: 'Freispielgewinnauszahlungsbestätigung',
})
