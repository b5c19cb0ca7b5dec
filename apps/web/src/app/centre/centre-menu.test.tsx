import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import english from '../../locales/EN.json' with { type: 'json' }
import { centrePages, entriesOf, type Waiting } from '../../shared/centre/centre-entries.ts'
import { CentreMenu } from '../../shared/centre/centre-menu.tsx'
import { centrePageNames } from '../../shared/centre/open-centre.ts'
import { loadCentrePage } from './centre-pages.ts'

const none: Waiting = { missionCount: 0, rewardCount: 0, messageCount: 0 }
const text = (key: keyof typeof english) => english[key]
const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

/** Page names of the menu's entries, each with its badge or null, as the menu shows them. */
function menu(waiting: Waiting): [string, string | null][] {
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <CentreMenu
        label="Centre"
        entries={entriesOf(waiting, text)}
        active=""
        head={null}
        onChoose={() => {}}
        onClose={() => {}}
        onSignOut={undefined}
      />
    </I18nProvider>,
  )
  return [...markup.matchAll(/data-page="(\w+)"(.*?)<\/li>/g)].map(([, name, rest]) => [
    name!,
    /entry-badge">([^<]*)</.exec(rest!)?.[1] ?? null,
  ])
}

const badges = (waiting: Partial<Waiting>) => menu({ ...none, ...waiting }).filter(([, badge]) => badge !== null)

describe('the menu of the personal centre', () => {
  test('[CENTRE-001] there is an entry for each page, 13 and what was added, each with a name and a page of its own', async () => {
    const count = centrePageNames.length
    expect(count).toBeGreaterThanOrEqual(13)
    expect(menu(none).map(([name]) => name)).toEqual(expect.arrayContaining([...centrePageNames]))
    const entries = entriesOf(none, text)
    expect(new Set(entries.map(({ text }) => text)).size).toBe(count)
    const pages = await Promise.all(centrePages.map(({ name }) => loadCentrePage[name]()))
    expect(new Set(pages.map(page => page.default)).size).toBe(count)
    expect(centrePages.map(({ name }) => name)).toEqual(menu(none).map(([name]) => name))
  })

  test.each([
    ['missionCount', 'missionLeaderboard'],
    ['messageCount', 'messageV2'],
    ['rewardCount', 'rewardCenter'],
  ] as const)('[CENTRE-009, CENTRE-010, CENTRE-011] %s above 0 stands beside %s, and 0 nowhere', (count, page) => {
    expect(badges({})).toEqual([])
    expect(badges({ [count]: 1 })).toContainEqual([page, '1'])
  })

  test('[CENTRE-012] the other pages have no badge, whatever is counted', () => {
    const marked = badges({ missionCount: 7, messageCount: 8, rewardCount: 9 })
    expect(marked.map(([page]) => page).sort()).toEqual(['messageV2', 'missionLeaderboard', 'rewardCenter'])
  })
})
