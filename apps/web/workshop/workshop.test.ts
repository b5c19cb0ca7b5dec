import { readdirSync } from 'node:fs'
import type { EndpointName } from '@baize/api'
import { schemas } from '@baize/api/schemas/index'
import { expect, test } from 'vitest'
import { examples } from './examples/index.ts'
import { spoken } from './spoken.ts'

const repository = new URL('../../../', import.meta.url)
const filesIn = (folder: string): string[] =>
  readdirSync(new URL(folder, repository), { recursive: true, encoding: 'utf8' }).map(file => `${folder}/${file}`)
const storyOf = (source: string): string => source.replace(/\.tsx$/, '.stories.tsx')

test.each(Object.entries(examples))('the example of %s holds to the contract', (name, example) => {
  const { response } = schemas[name as EndpointName]
  expect(response.safeParse(example()).error).toBeUndefined()
})

test.each([
  ['LongText', 'Long text'],
  ['RoundWaitsForAChoice', 'Round waits for a choice'],
  ['AnotherTryMayHelp', 'Another try may help'],
  ['Digits12', 'Digits 12'],
])('a story %s is listed as %s', (name, listed) => {
  expect(spoken(name)).toBe(listed)
})

test('every primitive of the kit and every dialog of the site has a story beside it', () => {
  const kit = filesIn('packages/ui/src').filter(file => /\/(?!late-icon)[\w-]+\.tsx$/.test(file))
  const dialogs = filesIn('apps/web/src').filter(file => file.endsWith('-dialog.tsx'))
  const sources = [...kit, ...dialogs].filter(file => !file.endsWith('.stories.tsx'))
  const stories = new Set([...filesIn('packages/ui/src'), ...filesIn('apps/web/src')])
  expect(sources.length).toBeGreaterThan(20)
  expect(sources.filter(source => !stories.has(storyOf(source)))).toEqual([])
})
