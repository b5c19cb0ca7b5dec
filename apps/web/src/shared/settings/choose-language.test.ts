import { describe, expect, test } from 'vitest'
import { startLanguage } from './choose-language.ts'

describe('the language of a start', () => {
  test('[I18N-006] is the one chosen earlier', () => {
    expect(startLanguage('VI', 'EN')).toBe('VI')
  })

  test('[I18N-007] is the rendered one without a choice, which is the default one', () => {
    expect(startLanguage(null, 'EN')).toBe('EN')
  })

  test.each(['XX', '', 'en'])('is the default one for "%s", which nobody offers', chosen => {
    expect(startLanguage(chosen, 'VI')).toBe('EN')
  })
})
