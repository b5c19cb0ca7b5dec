import { expect, test } from 'vitest'
import { alikeAmong } from './fixtures.ts'

test('no two of a hundred and twenty games look alike near each other in a lobby', async () => {
  expect(await alikeAmong(120)).toEqual([])
})
