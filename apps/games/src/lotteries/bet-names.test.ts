import { betTypesOf, formatCodes } from '@baize/game-kit/lotteries/index'
import { expect, test } from 'vitest'
import { readCatalogue } from '../kit/fixtures/texts.ts'
import { betName } from './bet-names.ts'
import type { Texts } from './texts.ts'

test.each(formatCodes)('every bet of %s has a name', format => {
  const catalogue = readCatalogue('lotteries', 'EN')
  const t = ((key: string) => (key in catalogue ? 'a name' : key)) as Texts
  const nameless = betTypesOf(format).filter(({ code }) => betName(t, format, code) !== 'a name')
  expect(nameless.map(({ code }) => code)).toEqual([])
})
