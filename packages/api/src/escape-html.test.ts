import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { escapeHtml, inlineJson } from './escape-html.ts'

const project = join(import.meta.dirname, '../../..')
/** The writer of workbooks escapes for XML, which forbids more, and the tests' reader undoes it. */
const others = [
  'packages/api/src/escape-html.ts',
  'apps/platform/src/kernel/sheets/cells.ts',
  'packages/testing/src/read-sheet.ts',
]

test('text inside HTML and data inside a script element close neither', () => {
  expect(escapeHtml(`<b title="a" id='b'>&</b>`)).toBe('&lt;b title=&quot;a&quot; id=&#39;b&#39;&gt;&amp;&lt;/b&gt;')
  expect(inlineJson({ text: '</script><script>' })).toBe('{"text":"\\u003c/script>\\u003cscript>"}')
})

test('[HOUSE-016] HTML is escaped by one function', () => {
  const sources = globSync('{apps,packages,scripts}/**/*.{ts,tsx}', {
    cwd: project,
    exclude: path => /node_modules|dist$|\.test\.tsx?$/.test(path),
  })
  expect(sources.length).toBeGreaterThan(2_000)
  const own = /['"`]&(lt|amp);['"`]|u003c|&#\$\{/
  expect(sources.filter(path => own.test(readFileSync(join(project, path), 'utf8')) && !others.includes(path))).toEqual(
    [],
  )
})
