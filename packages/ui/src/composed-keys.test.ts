import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ignoreComposedKeys } from './composed-keys.ts'

const project = join(import.meta.dirname, '../../..')
const read = (path: string) => readFileSync(join(project, path), 'utf8')

/** A page with a handler of its own for keys. */
function pageThatReads() {
  const page = new EventTarget()
  const heard: string[] = []
  ignoreComposedKeys(page)
  page.addEventListener('keydown', event => heard.push((event as Event & { key: string }).key))
  const press = (key: string, more: object = {}) =>
    page.dispatchEvent(Object.assign(new Event('keydown'), { key, isComposing: false, keyCode: 0, ...more }))
  return { heard, press }
}

test('[MEND-036] keys of an input method reach no handler, and all others do', () => {
  const { heard, press } = pageThatReads()
  press('d', { isComposing: true })
  press('Enter', { isComposing: true })
  press('Enter', { keyCode: 229 })
  press('ArrowDown', { keyCode: 40 })
  press('Enter', { keyCode: 13 })
  expect(heard).toEqual(['ArrowDown', 'Enter'])
})

test('[MEND-036] every page that reads keys has it first: the site, each game and the workshop', () => {
  // All games draw through one call, and the site starts in one file.
  for (const path of ['apps/games/src/kit/mount.tsx', 'apps/web/src/client.tsx', 'apps/web/workshop/frame.tsx'])
    expect(read(path), path).toContain('ignoreComposedKeys()')
  const pages = globSync('apps/games/src/*/main.tsx', { cwd: project })
  expect(pages.length).toBeGreaterThan(5)
  for (const path of pages) expect(read(path), path).toMatch(/readBoot|ignoreComposedKeys\(\)/)
})

test('[MEND-036] no handler reads keys on their way down, where it would come before', () => {
  const sources = globSync('{apps/web,apps/games,packages/ui}/**/*.{ts,tsx}', { cwd: project }).filter(
    path => !path.includes('node_modules') && !path.endsWith('.test.ts') && !path.endsWith('composed-keys.ts'),
  )
  expect(sources.length).toBeGreaterThan(500)
  const early = /onKey(Down|Up)Capture|addEventListener\(\s*'key(down|up)'[^)]*(capture|true)/
  expect(sources.filter(path => early.test(read(path)))).toEqual([])
})
