import { completeLanguages } from '@baize/api'
import { catalogueFaults } from '@baize/client-kit/lingui-catalogues.ts'
import { expect, test } from 'vitest'
import { readCatalogue } from './fixtures/texts.ts'

const families = ['kit', 'book', 'duo', 'fish', 'instant', 'lotteries', 'slots', 'tables']

test.each(completeLanguages.flatMap(language => families.map(family => [language, family] as const)))(
  'texts in %s of %s are complete',
  (language, family) => {
    const english = readCatalogue(family, 'EN')
    expect(catalogueFaults(readCatalogue(family, language), english, language)).toEqual([])
  },
)

test.each(completeLanguages)('rules in %s have as many paragraphs as in English', language => {
  for (const family of families) {
    const [own, english] = [readCatalogue(family, language), readCatalogue(family, 'EN')]
    for (const [key, text] of Object.entries(english))
      expect(own[key]!.split('\n'), key).toHaveLength(text.split('\n').length)
  }
})
