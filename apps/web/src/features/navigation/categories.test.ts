import type { GameType, VendorCard } from '@baize/api'
import { gameTypes } from '@baize/api'
import { prizeModeOf } from '@baize/api/prize-mode'
import { describe, expect, test } from 'vitest'
import type { Lane } from './categories.ts'
import { categoriesOf, startsFirstGame } from './categories.ts'

const lane = (title: GameType, ...codes: string[]): Lane => ({
  title,
  cards: codes.map(
    (vassalage): VendorCard => ({
      ...{ vassalage, vendorName: vassalage, gameType: title, accountTypeId: vassalage, isHot: false },
      ...{ isGame: 'GAME', gameCount: 1, hotCount: 0, classes: [] },
    }),
  ),
})
const codes = (lanes: Lane[]) =>
  categoriesOf(lanes).map(({ title, cards }) => [title, cards.map(({ vassalage }) => vassalage)])

test('[NAV-022] sports vendors of the esports list move to a category of their own, in their order', () => {
  expect(codes([lane('SPORTS', 'AV', 'FB', 'AI', 'VSP', 'IMES', 'TF', 'IA'), lane('ESPORTS', 'VES')])).toEqual([
    ['SPORTS', ['FB', 'VSP']],
    ['ESPORTS', ['AV', 'AI', 'IMES', 'TF', 'IA', 'VES']],
  ])
})

test('[NAV-023] DS88 stands in a category with id 5, wherever it came from', () => {
  const found = categoriesOf([lane('SPORTS', 'FB', 'DS88'), lane('RNG', 'HLG')])
  expect(found.map(({ id }) => id)).toEqual(['SPORTS', 'RNG', 5])
  expect(found.at(-1)).toMatchObject({ title: 'DS88', cards: [{ vassalage: 'DS88' }] })
})

test('[NAV-018] a category without vendors is left out, [NAV-024] the others have a title and their cards', () => {
  expect(codes([lane('RNG', 'HLG', 'BRZ'), lane('FISH')])).toEqual([['RNG', ['HLG', 'BRZ']]])
})

describe('the prize mode', () => {
  test('[NAV-020] is ELOTT when that category holds Vietnamese draws or the house lotteries', () => {
    expect(prizeModeOf([lane('ELOTT', 'TCG_LOTTO_VN')])).toBe('ELOTT')
    expect(prizeModeOf([lane('LOTT', 'TCG_SEA'), lane('ELOTT', 'X', 'LOTT')])).toBe('ELOTT')
  })

  test('[NAV-021] is LOTT otherwise', () => {
    expect(prizeModeOf([])).toBe('LOTT')
    expect(prizeModeOf([lane('ELOTT', 'ELOTT'), lane('LOTT', 'LOTT', 'TCG_LOTTO_VN')])).toBe('LOTT')
  })
})

test('[NAV-014, NAV-015] both lotteries, and cockfight, start their first game, [NAV-016] the others are pages', () => {
  expect(gameTypes.filter(startsFirstGame)).toEqual(['LOTT', 'ELOTT', 'COCKFIGHT'])
})
