import { completeLanguages } from '@baize/api'
import { errors } from '@baize/api/errors'
import { catalogueFaults } from '@baize/client-kit/lingui-catalogues.ts'
import { describe, expect, test } from 'vitest'
import english from '../../locales/EN.json' with { type: 'json' }

describe('catalogueFaults', () => {
  const base = { hello: 'Hello {name}', bye: 'Bye' }

  test('a complete catalogue has none', () => {
    expect(catalogueFaults({ hello: 'Chào {name}', bye: 'Tạm biệt' }, base, 'VI')).toEqual([])
  })

  test('missing, empty, unknown and differing texts are named', () => {
    expect(catalogueFaults({ hello: 'Chào', extra: 'x' }, base, 'VI')).toEqual([
      'missing bye',
      'unknown extra',
      'other placeholders in hello',
    ])
    expect(catalogueFaults({ hello: 'Chào {name}', bye: ' ' }, base, 'VI')).toEqual(['missing bye'])
  })

  test('a language that is not declared complete is left alone', () => {
    expect(catalogueFaults({}, base, 'DE')).toEqual([])
  })

  test('plural cases are not taken for placeholders', () => {
    const plural = { games: '{count, plural, one {# game} other {# games}}' }
    expect(catalogueFaults({ games: '{count, plural, other {# game}}' }, plural, 'VI')).toEqual([])
  })
})

test.each(completeLanguages)('the catalogue of %s is complete', async language => {
  const { default: messages } = await import(`../../locales/${language}.json`, { with: { type: 'json' } })
  expect(catalogueFaults(messages, english, language)).toEqual([])
})

test('texts of server errors stay with the server', () => {
  for (const code of Object.keys(errors)) expect(english).not.toHaveProperty(code)
})
