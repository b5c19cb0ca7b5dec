import { expect, test } from 'vitest'
import { cooldownSeconds, recoveryCooldownSeconds } from './cooldown.ts'

test('[AUTH-027] the cooldown is sixty seconds for each minute that the code is good', () => {
  expect(cooldownSeconds(2, 'gateway')).toBe(120)
  expect(cooldownSeconds(1, 'gateway')).toBe(60)
})

test('[AUTH-028] with the Firebase channel it is one minute, whatever the code says', () => {
  expect(cooldownSeconds(5, 'firebase')).toBe(60)
})

test('[PASS-015] recovery starts half a round trip lower, and never below zero', () => {
  expect(recoveryCooldownSeconds(1, 4000)).toBe(58)
  expect(recoveryCooldownSeconds(1, 0)).toBe(60)
  expect(recoveryCooldownSeconds(1, 400_000)).toBe(0)
})
