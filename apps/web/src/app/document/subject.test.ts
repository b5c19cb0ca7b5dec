import { readFileSync } from 'node:fs'
import { completeLanguages, languages } from '@baize/api'
import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { openPage } from '../fixtures/open-page.ts'
import { cleanHtml } from './clean-html.ts'
import { headOf } from './head.ts'
import { subjectOf } from './subject.ts'

const article = {
  ...{ slug: 'hashes', title: 'What a hash is', summary: 'In three lines.', picture: 'fair' },
  ...{ html: '<h2>First</h2>', postedAt: '2026-11-20T08:00:00.000Z' },
}
const answers = { 'site.article': article, 'site.articles': { list: [article], totalPages: 1 } }

test('an article stands in the first screen, and names the page', async () => {
  const { context, html } = await openPage('/blog/hashes', {}, answers)
  expect(html()).toContain('<h1>What a hash is</h1>')
  expect(subjectOf('/blog/hashes', context)).toMatchObject({ title: 'What a hash is', summary: 'In three lines.' })
  expect(subjectOf('/blog', context)).toBeNull()
})

test('the lists of articles stand in the first screen too', async () => {
  for (const path of ['/blog', '/news']) expect((await openPage(path, {}, answers)).html()).toContain('What a hash is')
})

test('each page beside the halls has a title and a description of its own in each language', () => {
  const pages = [
    '/games',
    '/winners',
    '/leaderboard',
    '/blog',
    '/news',
    '/feedback',
    '/service',
    '/lott',
    '/elott',
    '/fairness',
    '/fairness/ledger',
  ]
  for (const language of completeLanguages) {
    const file = new URL(`../../locales/${language}.json`, import.meta.url)
    const i18n = setupI18n()
    i18n.loadAndActivate({ locale: languages[language], messages: JSON.parse(readFileSync(file, 'utf8')) })
    const heads = ['/', ...pages].map(path => headOf(path, i18n, { brandName: 'Baize', demo: false }, null))
    expect(new Set(heads.map(({ title }) => title)).size, language).toBe(pages.length + 1)
    expect(new Set(heads.map(({ description }) => description)).size, language).toBe(pages.length + 1)
  }
})

test('the first screen shows no script, handler or strange address that a text brings', () => {
  const text =
    '<p onclick="x()">A <b>word</b><script>x()</script><a href="javascript:x()">link</a></p><iframe></iframe>'
  expect(cleanHtml(text)).toBe('<p>A <b>word</b><a>link</a></p>')
  expect(cleanHtml('<a href="/help">Help</a>')).toBe('<a href="/help">Help</a>')
})
