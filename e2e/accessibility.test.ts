import { AxeBuilder } from '@axe-core/playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openGame, register, type Site, startSite, wide } from './support.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
}, 120_000)
afterAll(() => site.stop())

const phone = { width: 390, height: 844 }

async function violations(page: ConstructorParameters<typeof AxeBuilder>[0]['page']): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(node => node.target.join(' '))
        .slice(0, 3)
        .join(' | ')}`,
  )
}

describe.each(['dark', 'light'])('the %s theme', theme => {
  test.each([
    ['/', wide],
    ['/', phone],
    ['/help', wide],
    ['/help', phone],
    ['/helpmc', phone],
    ['/down', wide],
    ['/down', phone],
    ['/join', wide],
    ['/join', phone],
    ['/noticePage', wide],
    ['/noticePage', phone],
    ['/login', wide],
    ['/login', phone],
    ['/rng', wide],
    ['/rng', phone],
    ['/register', wide],
    ['/register', phone],
  ])('%s at %j has nothing that axe would mend', async (path, viewport) => {
    const { page, context } = await site.visitor({ viewport, reducedMotion: 'reduce' })
    await page.addInitScript(name => localStorage.setItem('theme', name), theme)
    await page.goto(path, { waitUntil: 'networkidle' })
    if (path === '/register' || path === '/login') await page.getByRole('dialog').waitFor()
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe(theme)
    expect(await violations(page)).toEqual([])
    await context.close()
  })

  test('a member in a game', async () => {
    const { page, context } = await site.visitor({ viewport: wide, reducedMotion: 'reduce' })
    await page.addInitScript(name => {
      try {
        localStorage.setItem('theme', name)
      } catch {
        // The game's frame has no storage.
      }
    }, theme)
    await register(page)
    await openGame(page, 'MIR-00J')
    expect(await violations(page)).toEqual([])
    await context.close()
  })
})

test('nothing scrolls sideways on a phone', async () => {
  const { page, context } = await site.visitor({ viewport: phone })
  for (const path of ['/', '/rng', '/register', '/help', '/down', '/join', '/noticePage']) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
  }
  await context.close()
})

test('the interface speaks Vietnamese from the first byte when asked to', async () => {
  const { page, context } = await site.visitor({ javaScriptEnabled: false })
  await context.addCookies([{ name: 'lang', value: 'VI', url: site.url }])
  await page.goto('/')
  expect(await page.locator('html').getAttribute('lang')).toBe('vi')
  await page.getByText('Đăng nhập').first().waitFor()
  await context.close()
})
