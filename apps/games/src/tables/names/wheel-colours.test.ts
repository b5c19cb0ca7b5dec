import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { wheelShares } from '@baize/game-kit/tables/histories/wheel'
import { WHEEL_DEFINITIONS } from '@baize/game-kit/tables/wheel/definition'
import { expect, test } from 'vitest'
import { wheelStyle } from './wheel-colours.ts'

const tables = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(tables, path), 'utf8')

test('[MEND-046] wheel, cloth and history have the colours of one table', () => {
  const segments = [...new Set(WHEEL_DEFINITIONS[0]!.segments.map(String))]
  expect(Object.keys(wheelStyle).toSorted()).toEqual(segments.map(segment => `--wheel-${segment}`).toSorted())
  const sheet = read('style/families.css')
  for (const segment of segments)
    expect(sheet).toContain(`.segment-${segment} {\n  --segment: var(--wheel-${segment});`)
  expect(read('stage/wheel/pieces.ts')).toContain('WHEEL_COLOURS[')
  // Numbers that are told apart by their colour have one each.
  const numbers = segments.filter(segment => !segment.startsWith('x'))
  expect(new Set(numbers.map(segment => wheelStyle[`--wheel-${segment}`])).size).toBe(numbers.length)
})

test('[MEND-046] the counts of the wheel rise, and its multipliers come after its numbers', () => {
  const shares = wheelShares(WHEEL_DEFINITIONS[0]!, [{ stops: [0], number: 48 } as never], 100)
  expect(shares.map(({ value }) => value)).toEqual(['1', '2', '6', '9', '24', '48', 'x2', 'x7'])
})
