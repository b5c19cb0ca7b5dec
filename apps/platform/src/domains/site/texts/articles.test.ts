import { startTestPlatform, type TestPlatform } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform()
})
afterAll(() => site.stop())

const text = (title: string, markdown = 'Text.') => ({ EN: { title, summary: 'In short.', markdown } })

test('an operator writes articles; visitors read them in their language, the newest first, when their time has come', async () => {
  const operator = await site.operator()
  const visitor = await site.visitor()
  const save = (slug: string, title: string, hoursAhead: number) =>
    operator.call('site.saveArticle', {
      kind: 'NEWS',
      slug,
      texts: { ...text(title), VI: { title: `${title} (VI)`, summary: 'Tóm tắt.', markdown: 'Chữ.' } },
      postedAt: new Date(site.clock.now().getTime() + hoursAhead * 3_600_000).toISOString(),
      reason: 'a test',
    })
  const shown = async () =>
    (await visitor.call('site.articles', { kind: 'NEWS', pageSize: 2 })).list.map(({ title }) => title)
  await save('older', 'Older', -2)
  await save('newer', 'Newer', -1)
  await save('coming', 'Coming', 1)
  expect(await shown()).toEqual(['Newer', 'Older'])
  expect((await visitor.send('site.article', { kind: 'NEWS', slug: 'coming' })).status).toBe(404)
  site.clock.advance(3_600_001)
  visitor.visitorToken = null
  expect(await shown()).toEqual(['Coming', 'Newer'])
  visitor.language = 'VI'
  expect((await visitor.call('site.article', { kind: 'NEWS', slug: 'newer' })).title).toBe('Newer (VI)')
  await (await site.operator()).call('site.saveArticle', {
    kind: 'NEWS',
    slug: 'newer',
    texts: text('Newer'),
    enabled: false,
    reason: 'taken off',
  })
  expect((await visitor.send('site.article', { kind: 'NEWS', slug: 'newer' })).status).toBe(404)
})

test('markup inside Markdown is text, and no link leads to a script', async () => {
  const markdown = '# Head\n\n<img src=x onerror=alert(1)> **bold** [go](javascript:alert(1)) [in](/rng)'
  const operator = await site.operator()
  await operator.call('site.saveArticle', {
    kind: 'BLOG',
    slug: 'sharp',
    texts: text('Sharp', markdown),
    reason: 'a test',
  })
  const { html } = await (await site.visitor()).call('site.article', { kind: 'BLOG', slug: 'sharp' })
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(html).toContain('<strong>bold</strong>')
  expect(html).toContain('<a href="/rng">')
  expect(html).not.toContain('javascript:')
})

test('a brand that switched the blog off has none', async () => {
  await site.platform.settings.switchModule('BLOG', false)
  const { status, body } = await (await site.visitor()).send('site.articles', { kind: 'BLOG' })
  expect([status, body.errorCode]).toEqual([403, 'module_off'])
  await site.platform.settings.switchModule('BLOG', true)
})
