import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import english from '../../../locales/EN.json' with { type: 'json' }
import { DayPresets } from './day-picker.tsx'
import { type Days, todayIn } from './day-ranges.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2027-12-27T18:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const i18n = setupI18n({ locale: 'en', messages: { en: english } })
const props = (days: Days | null, future: boolean) => ({ days, future, today: todayIn('GMT'), onDays: () => {} })
const markup = (picker: React.ReactNode) => renderToStaticMarkup(<I18nProvider i18n={i18n}>{picker}</I18nProvider>)

/** Names of the presets that are offered, and of those that stand for the chosen days. */
function presets(days: Days | null, future: boolean) {
  const buttons = [...markup(<DayPresets {...props(days, future)} />).matchAll(/aria-pressed="(\w+)">([^<]+)</g)]
  return { all: buttons.map(([, , name]) => name), chosen: buttons.filter(([, on]) => on === 'true').map(b => b[2]) }
}

describe('a picker of days', () => {
  test('[CENTRE-063] where days to come may be chosen it offers the next 7 and the next 30 days too', () => {
    const past = ['Today', 'Yesterday', 'Previous 7 days', 'Previous 30 days', 'This month', 'Last month']
    expect(presets(null, false).all).toEqual(past)
    expect(presets(null, true).all).toEqual([...past, 'Next 7 days', 'Next 30 days'])
    expect(presets({ from: '2027-12-27', to: '2028-01-02' }, true).chosen).toEqual(['Next 7 days'])
    expect(presets({ from: '2027-12-27', to: '2028-01-25' }, true).chosen).toEqual(['Next 30 days'])
  })
})
