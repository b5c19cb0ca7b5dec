import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { type Language, languages } from '../constants.ts'
import { errors } from '../errors.ts'
import { enFaults } from './en.ts'
import { errorText, faultText } from './index.ts'

const codes = Object.keys(errors) as (keyof typeof errors)[]
const faults = Object.keys(enFaults) as (keyof typeof enFaults)[]
const holesIn = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
const sources = fileURLToPath(new URL('../../../../apps/platform/src', import.meta.url))
const code = globSync('**/*.ts', { cwd: sources })
  .filter(file => !file.endsWith('.test.ts'))
  .map(file => readFileSync(`${sources}/${file}`, 'utf8'))

test.each(Object.keys(languages) as Language[])(
  '[MEND-051] Every text of an error or a fault in %s has the holes of the English one, and none when they are filled',
  language => {
    for (const of of codes) {
      const holes = holesIn(errorText(of, 'EN'))
      expect(holesIn(errorText(of, language)).sort(), of).toEqual(holes.sort())
      expect(errorText(of, language, Object.fromEntries(holes.map(hole => [hole, '7']))), of).not.toMatch(/[{}]/)
    }
    for (const of of faults) {
      const holes = holesIn(faultText(of, 'EN'))
      expect(holesIn(faultText(of, language)).sort(), of).toEqual(holes.sort())
      expect(faultText(of, language, Object.fromEntries(holes.map(hole => [hole, '7']))), of).not.toMatch(/[{}]/)
    }
  },
)

test('[MEND-051] Whoever refuses with a text that has holes says what fills them', () => {
  const unfilled = (thrown: RegExp, holes: readonly string[], after: number) =>
    code.flatMap(text =>
      [...text.matchAll(new RegExp(thrown, 'g'))].flatMap(match => {
        const place = text.slice(match.index, match.index + after)
        return holes.every(hole => place.includes(hole)) || /\bvalues\b/.test(place) ? [] : [place.split('\n', 1)[0]!]
      }),
    )
  const bare = [
    ...faults.flatMap(of => {
      const holes = holesIn(enFaults[of])
      return holes.length > 0 ? unfilled(new RegExp(`fault: '${of}'`), holes, 160) : []
    }),
    ...codes.flatMap(of => {
      const holes = holesIn(errorText(of, 'EN'))
      return holes.length > 0 ? unfilled(new RegExp(`new ApiError\\('${of}'`), holes, 160) : []
    }),
  ]
  expect(bare).toEqual([])
})
