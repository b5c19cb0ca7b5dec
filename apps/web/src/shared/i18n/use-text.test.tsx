import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useText } from './use-text.ts'

test('the function that answers texts stays the same when its component is rendered again', () => {
  const given: unknown[] = []
  function RenderedTwice() {
    const [times, setTimes] = useState(1)
    given.push(useText())
    if (times === 1) setTimes(2)
    return null
  }
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <RenderedTwice />
    </I18nProvider>,
  )
  expect(given).toHaveLength(2)
  expect(given[1]).toBe(given[0])
})
