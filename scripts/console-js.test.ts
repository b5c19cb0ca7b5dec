import { expect, test } from 'vitest'
import { run } from '../bench/console-js.ts'

test('[CONS-061] the console’s first load and each of its parts stay within their sizes', async () => {
  const { figures, targets } = await run({ smoke: true })
  const above = Object.entries(targets).filter(([name, { max = 0 }]) => !(figures[name]! <= max))
  expect(above).toEqual([])
  expect(figures.first_kb_gzip).toBeGreaterThan(100)
})
