import { expect, test } from 'vitest'
import { gamePages, isGamePage } from './game-pages.ts'

test('[NAV-010] /seamless and [NAV-011] /lottery count as game pages, and so do the others that a launch leads to', () => {
  expect(isGamePage('/seamless')).toBe(true)
  expect(isGamePage('/lottery')).toBe(true)
  expect([...gamePages].sort()).toEqual(['/fbsports', '/game', '/lottery', '/seaLottery', '/seamless', '/vnLottery'])
})

test.each(['/', '/rng', '/lott', '/help', '/seamless/x'])('%s is none', path => expect(isGamePage(path)).toBe(false))
