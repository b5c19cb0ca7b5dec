import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import english from '../../locales/EN.json' with { type: 'json' }
import type { CentreEntry } from '../../shared/centre/centre-frame.tsx'
import { CentreMenu } from '../../shared/centre/centre-menu.tsx'
import { type AgentFlags, agentPages, pagesFor } from './agent-pages.ts'

const off: AgentFlags = { enableCt: false, salary: false, hourSalary: false, agentRealtimeSalary: false }
const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

/** The menu as it stands for some entries, or while it is not known which there are. */
const menu = (entries: CentreEntry[] | null): string =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <CentreMenu
        label="Agent centre"
        entries={entries}
        active=""
        head={null}
        onChoose={() => {}}
        onClose={() => {}}
        onSignOut={undefined}
      />
    </I18nProvider>,
  )

/** Keys of the entries that an agent with these flags sees, in their order. */
function shown(flags: Partial<AgentFlags>): (string | undefined)[] {
  const pages = pagesFor({ ...off, ...flags })
  const markup = menu(pages.map(({ page, name, icon }) => ({ name: page, icon, text: english[name], count: 0 })))
  return [...markup.matchAll(/data-page="(\w+)"/g)].map(([, page]) => page)
}

const always = [
  'agentAnnouncement',
  'agentTeamOverview',
  'registerCenter',
  'downlineManagmentView',
  'personalHistoryCopy',
  'palStatementsAgentCopy',
  'agentRevenueReport',
  'agentDownlineTransactionDetailsCopy',
]
/** What the flags add. */
const byFlag = ['agentDividendRecordCopy2', 'agentDailyWages2', 'agentHourSalary', 'agentRealtimeSalary']

describe('the menu of the agent centre', () => {
  test('[AGENT-004] stands only once it is known what is in it', () => {
    expect(menu(null)).not.toMatch(/<nav|data-page/)
    expect(menu([])).toContain('<nav')
  })

  test('[AGENT-007] every item has a name, the key of its page and the way to its part', async () => {
    for (const { name, page, data } of agentPages) {
      expect(english[name].trim()).not.toBe('')
      expect(page).toMatch(/^[a-z]\w+$/i)
      expect(await data()).toHaveProperty('default')
    }
    expect(new Set(agentPages.map(({ name }) => english[name])).size).toBe(agentPages.length)
  })

  /** Entries without flags, each with its text. */
  const texts = () => Object.fromEntries(pagesFor(off).map(({ page, name }) => [page, english[name]] as const))

  test('eight entries stand for every agent', () => {
    expect(shown({})).toEqual(always)
  })

  test('[AGENT-011, AGENT-012, AGENT-013] the news, the team overview and the register centre are among them', () => {
    expect(texts()).toMatchObject({
      agentAnnouncement: 'Announcement',
      agentTeamOverview: 'Team overview',
      registerCenter: 'Register centre',
    })
  })

  test('[AGENT-014, AGENT-015] so are team management and team betting', () => {
    expect(texts()).toMatchObject({ downlineManagmentView: 'Team management', personalHistoryCopy: 'Team betting' })
  })

  test('[AGENT-016, AGENT-017, AGENT-018] so are loss statements, the own income and what downlines did', () => {
    expect(texts()).toMatchObject({
      palStatementsAgentCopy: 'User loss statements',
      agentRevenueReport: 'My income',
      agentDownlineTransactionDetailsCopy: 'Downline transactions',
    })
  })

  function expectAdded(flag: keyof AgentFlags, page: string): void {
    expect(shown({ [flag]: true })).toEqual([...always, page])
    const others = { enableCt: true, salary: true, hourSalary: true, agentRealtimeSalary: true, [flag]: false }
    expect(shown(others)).not.toContain(page)
  }

  test('[AGENT-019] the flag of dividends adds their records, and nothing else does', () =>
    expectAdded('enableCt', 'agentDividendRecordCopy2'))

  test('[AGENT-020] so it is with the daily salary', () => expectAdded('salary', 'agentDailyWages2'))

  test('[AGENT-021] and with the hourly one', () => expectAdded('hourSalary', 'agentHourSalary'))

  test('[AGENT-022] and with the real-time one', () => expectAdded('agentRealtimeSalary', 'agentRealtimeSalary'))

  test('[AGENT-032] the keys of all twelve pages are those of the product, spelling included', () => {
    expect(agentPages.map(({ page }) => page)).toEqual([...always, ...byFlag])
  })
})
