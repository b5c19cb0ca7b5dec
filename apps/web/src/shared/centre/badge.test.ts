import { expect, test } from 'vitest'
import { sessionStore } from '../session/session-store.ts'
import { badgeCount, badgeText } from './badge.ts'

test('[SHELL-058] the badge sums promotions to claim and messages to read', () => {
  const state = { ...sessionStore.getState(), availablePromoCount: 2, unreadMessage: 3 }
  expect(badgeCount(state)).toBe(5)
})

test.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('%i waiting things are shown as %s', (count, text) => {
  expect(badgeText(count)).toBe(text)
})
