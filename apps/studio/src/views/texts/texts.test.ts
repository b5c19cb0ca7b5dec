import { languages } from '@baize/api'
import { studioErrors } from '@baize/api/studio/errors'
import { expect, test } from 'vitest'
import { en } from './en.ts'
import { textsOf } from './index.ts'
import { vi } from './vi.ts'

/** Every text of a tree by its path; functions are called with numbers, whose words must not be empty either. */
function leaves(tree: object, path = ''): [string, unknown][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object' ? leaves(value, `${path}.${key}`) : [[`${path}.${key}`, value] as [string, unknown]],
  )
}

const paths = (texts: object) => leaves(texts).map(([path]) => path)

test.each(Object.keys(languages))('%s has every text, and none is empty', language => {
  const texts = textsOf(language)
  expect(paths(texts)).toEqual(paths(en))
  for (const [path, text] of leaves(texts)) {
    if (typeof text === 'string') expect(text.trim(), path).not.toBe('')
  }
})

test('every refusal of the studio has words', () => {
  for (const code of Object.keys(studioErrors)) expect(paths(en)).toContain(`.errors.${code}`)
})

test('"You have not been charged" stands only where nothing can have been charged', () => {
  const claims = Object.entries(en.errors).filter(([, text]) => text.includes('not been charged'))
  const uncertain = ['wallet_unavailable', 'internal', 'busy', 'round_unknown', 'client_seed_invalid']
  for (const [code] of claims) expect(uncertain).not.toContain(code)
  expect(en.notices.notPlayed).not.toContain('not been charged')
  expect(en.notices.unknown).not.toContain('not been charged')
})

test('each language has its own words; what the client does not know plays in English', () => {
  expect(textsOf('VI')).toBe(vi)
  expect(textsOf('EN')).toBe(en)
  expect(textsOf('TH').spin).toBe('สปิน')
  expect(textsOf('XX')).toBe(en)
})
