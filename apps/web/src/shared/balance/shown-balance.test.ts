import { afterEach, expect, test } from 'vitest'
import { sessionStore } from '../session/session-store.ts'
import { receiveBalance, showRound } from './shown-balance.ts'

const push = (sumBalance: string) => receiveBalance({ sumBalance, bonus: '0.00', currency: 'DEMO' })
const shown = () => sessionStore.getState().balance?.sumBalance

afterEach(() => showRound(false))

test('a win waits in the header until the round has been shown, the stake does not', () => {
  push('100.00')
  showRound(true)
  push('99.00')
  expect(shown()).toBe('99.00')
  push('120.00')
  expect(shown()).toBe('99.00')
  showRound(false)
  expect(shown()).toBe('120.00')
})

test('without a round on screen every balance is shown at once', () => {
  push('100.00')
  push('150.00')
  expect(shown()).toBe('150.00')
})
