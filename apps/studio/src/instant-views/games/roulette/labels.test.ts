import { languages } from '@baize/api'
import { expect, test } from 'vitest'
import { textsOf } from '../../texts/index.ts'
import { spotLabel, wordsOf } from './labels.ts'
import { PLACES } from './places.ts'

/** Whole words alone, each between spaces: signs among them are not spoken. */
const spoken = (text: string) => ` ${text} `.replaceAll(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, ' ')

test.each(Object.keys(languages))(
  '%s: the name of every spot contains what is seen there, with a chip and without',
  language => {
    const texts = textsOf(language)
    for (const place of PLACES) {
      const words = wordsOf(place, texts)
      for (const chip of ['', '0.5', '5', '1.5k'])
        expect(spoken(spotLabel(place, texts, chip))).toContain(spoken(`${words} ${chip}`))
    }
  },
)

test('each spot has a name of its own', () => {
  const texts = textsOf('EN')
  expect(new Set(PLACES.map(place => spotLabel(place, texts))).size).toBe(PLACES.length)
})
