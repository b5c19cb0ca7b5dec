import { expect, test } from 'vitest'
import * as crypto from '../../node/crypto.ts'
import { startMatch } from '../conduct/start.ts'
import { playOut, startOf } from '../testing/matches.ts'

test('[PVPG-029] of 20 000 matches in best play 0.134 % are drawn', () => {
  const matches = 20_000
  let draws = 0
  for (let hand = 0; hand < matches; hand++) {
    const { end } = playOut(startMatch(startOf('DUO-DICE', { hand }), crypto), hand).steps.at(-1)!.state
    if (end?.kind === 'played' && end.winner === null) draws++
  }
  const p = 0.00134
  expect(Math.abs(draws - matches * p)).toBeLessThan(3 * Math.sqrt(matches * p * (1 - p)))
})
