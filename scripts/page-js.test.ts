import { expect, test } from 'vitest'
import { builtScripts } from '../bench/page/built-scripts.ts'

const mostEntryKb = 138
/** Screens and texts add to it: `page-js` measures a visitor's home in a browser. */
const mostHomeKb = 143

test('what every page of the player site loads, and what home adds to it, stay within their sizes', () => {
  const { chunks, entry: first, withImports, kilobytes } = builtScripts('apps/web/dist/client')
  const entry = withImports(first)
  const home = chunks.find(({ src }) => src === 'src/features/home/home.tsx')!
  expect(kilobytes(entry)).toBeGreaterThan(mostEntryKb / 2)
  expect(kilobytes(entry)).toBeLessThan(mostEntryKb)
  expect(kilobytes(withImports(home, entry))).toBeLessThan(mostHomeKb)
})
