import { languages } from '@baize/api'
import { INSTANT_KINDS } from '@baize/game-kit/instant/instant-game'
import { expect, test } from 'vitest'
import { en } from './en.ts'
import { textsOf } from './index.ts'

/** Every text of a tree by its path. */
function leaves(tree: object, path = ''): [string, unknown][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object' ? leaves(value, `${path}.${key}`) : [[`${path}.${key}`, value] as [string, unknown]],
  )
}
const paths = (texts: object) => leaves(texts).map(([path]) => path)

test.each(Object.keys(languages))('%s has every text, and none is empty', language => {
  const texts = textsOf(language)
  expect(paths(texts)).toEqual(paths(en))
  for (const [path, text] of leaves(texts)) if (typeof text === 'string') expect(text.trim(), path).not.toBe('')
  for (const kind of INSTANT_KINDS) expect(texts.rulesOf[kind]).toHaveLength(en.rulesOf[kind].length)
})

test('each language has its own words; what the client does not know plays in English', () => {
  const placeBet = Object.keys(languages).map(language => textsOf(language).placeBet)
  expect(new Set(placeBet).size).toBe(placeBet.length)
  expect(textsOf('XX')).toBe(en)
})
