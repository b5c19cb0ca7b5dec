import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import english from '../../../locales/EN.json' with { type: 'json' }
import { ShortId } from './short-id.tsx'

const i18n = setupI18n({ locale: 'en', messages: { en: english } })
const markup = (id: string) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <ShortId id={id} label="Bet ID" />
    </I18nProvider>,
  )

test('a long id shows its end and is read and copied whole, a short one stands as it is', () => {
  const id = '7f2f9a52-6f0e-4a34-9a55-0c6f1d2f7a10'
  expect(markup(id)).toContain(`title="${id}"`)
  expect(markup(id)).toMatch(/aria-hidden="true">…(<!-- -->)?1d2f7a10</)
  expect(markup(id)).toContain('aria-label="Copy')
  expect(markup('W1024')).toBe('W1024')
})
