import { languages } from '@baize/api'
import { expect, test } from 'vitest'
import { textsFor } from '../../../kit/fixtures/texts.ts'
import type { Texts } from '../../texts.ts'
import { spotLabel, wordsOf } from './labels.ts'
import { PLACES } from './places.ts'

/** Whole words alone, each between spaces: signs among them are not spoken. */
const spoken = (text: string) => ` ${text} `.replaceAll(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, ' ')

test.each(Object.keys(languages))(
  '%s: the name of every spot contains what is seen there, with a chip and without',
  language => {
    const t = textsFor<Texts>('instant', language)
    for (const place of PLACES) {
      const words = wordsOf(place, t)
      for (const chip of ['', '0.5', '5', '1.5k'])
        expect(spoken(spotLabel(place, t, chip))).toContain(spoken(`${words} ${chip}`))
    }
  },
)

test('each spot has a name of its own', () => {
  const t = textsFor<Texts>('instant', 'EN')
  expect(new Set(PLACES.map(place => spotLabel(place, t))).size).toBe(PLACES.length)
})
