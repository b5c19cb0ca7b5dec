import { noticesPerPage } from '@baize/api'
import { expect, test } from 'vitest'
import type { Notice } from './notices.ts'
import { noticesOf, pageOfNotice, pageOfNotices } from './notices.ts'

const notice = (id: string): Notice => ({ id, title: id, html: '', postedAt: '2026-11-01T00:00:00.000Z' })
const list = Array.from({ length: 11 }, (_, at) => notice(`n${at}`))

test('[CONST2-002, NOTICE-001] a page of notices holds nine', () => {
  expect(noticesPerPage).toBe(9)
  expect(pageOfNotices(list, 1)).toHaveLength(9)
  expect(pageOfNotices(list, 2).map(({ notice: { id } }) => id)).toEqual(['n9', 'n10'])
})

test.each([
  [0, 1],
  [8, 1],
  [9, 2],
  [10, 2],
])('[NOTICE-004] the notice of index %i stands on page %i', (index, page) => {
  expect(pageOfNotice(index)).toBe(page)
  expect(pageOfNotices(list, page).map(({ index: at }) => at)).toContain(index)
})

test('the marquee lists notices for players, then those of promotions; popups are a list of their own', () => {
  const data = {
    banners: [],
    player: [notice('player')],
    promotion: [notice('promotion')],
    popup: [notice('popup')],
    help: [],
  }
  expect(noticesOf(data, 'all').map(({ id }) => id)).toEqual(['player', 'promotion'])
  expect(noticesOf(data, 'popup').map(({ id }) => id)).toEqual(['popup'])
})
