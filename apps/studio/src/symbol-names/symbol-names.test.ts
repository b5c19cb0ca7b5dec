import { completeLanguages } from '@baize/api'
import { gameAt } from '@baize/game-kit'
import { expect, test } from 'vitest'
import { offeredGames, servedGame } from '../games.ts'
import { symbolNames } from './symbol-names.ts'

const slots = offeredGames().flatMap(({ code }) => servedGame(code) ?? [])

test.each(completeLanguages)('[WALK-019] every symbol of every slot has a name of its own in %s', language => {
  expect(slots.length).toBeGreaterThan(9_000)
  for (const game of slots) {
    const names = Object.values(symbolNames(game, language))
    expect(names, game.title).toHaveLength(14)
    expect(
      names.filter(name => !name?.trim()),
      game.title,
    ).toEqual([])
    expect(new Set(names).size, `${game.title}: ${names.join(', ')}`).toBe(names.length)
  }
  // A language without a column is served the English one.
  if (language !== 'EN') expect(symbolNames(gameAt(0), language)).not.toEqual(symbolNames(gameAt(0), 'EN'))
})

test('[WALK-019] a name says what is drawn, in words of the language', () => {
  const lotus = gameAt(0)
  expect(symbolNames({ family: 'SAF', title: 'Golden Lion' }, 'EN')).toMatchObject({
    1: 'giraffe',
    5: 'red gem',
    W: 'wild',
  })
  expect(symbolNames({ family: 'SAF', title: 'Golden Lion' }, 'VI')).toMatchObject({ 1: 'hươu cao cổ', 5: 'ngọc đỏ' })
  expect(symbolNames(lotus, 'XX')).toEqual(symbolNames(lotus, 'EN'))
})
