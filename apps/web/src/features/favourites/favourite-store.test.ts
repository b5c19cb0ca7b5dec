import { beforeEach, describe, expect, test } from 'vitest'
import type { Call } from '../../shared/app/app-context.ts'
import { favouriteIds, forgetFavourites, loadFavourites, toggleFavourite } from './favourite-store.ts'

const game = { nodeId: '7', vassalage: 'HLG', gameType: 'RNG' } as const

/** A server that answers when told, and notes what it was asked. */
function server(answer: (name: string) => unknown = () => null) {
  const asked: [name: string, payload: unknown][] = []
  const call = (async (name: string, payload: unknown) => {
    asked.push([name, payload])
    return answer(name)
  }) as Call
  return { asked, call }
}

beforeEach(() => forgetFavourites())

describe('a favourite is toggled', () => {
  test('[LOBBY-045, ENT-030] one that is not marked is added, by node, vendor and type', async () => {
    const { asked, call } = server()
    await toggleFavourite(game, call)
    expect(asked).toEqual([['catalogue.addFavourite', { nodeId: '7', vendor: 'HLG', gameType: 'RNG' }]])
    expect([...favouriteIds()]).toEqual(['7'])
  })

  test('[LOBBY-044] one that is marked is removed', async () => {
    const { asked, call } = server(name => (name === 'catalogue.favouriteIds' ? ['7', '8'] : null))
    await loadFavourites(call)
    await toggleFavourite(game, call)
    expect(asked.at(-1)).toEqual(['catalogue.removeFavourite', { nodeId: '7', vendor: 'HLG', gameType: 'RNG' }])
    expect([...favouriteIds()]).toEqual(['8'])
  })

  test('[LOBBY-046] the own list flips only after the call has returned', async () => {
    let answer = (_value: null): void => {}
    const { call } = server(() => new Promise<null>(resolve => (answer = resolve)))
    const toggled = toggleFavourite(game, call)
    await Promise.resolve()
    expect([...favouriteIds()]).toEqual([])
    answer(null)
    await toggled
    expect([...favouriteIds()]).toEqual(['7'])
  })

  test('[LOBBY-048] a call that fails leaves the list as it was, and the game can be pressed again', async () => {
    const failing = server(() => Promise.reject(new Error('gone')))
    await expect(toggleFavourite(game, failing.call)).rejects.toThrow('gone')
    expect([...favouriteIds()]).toEqual([])
    await toggleFavourite(game, server().call)
    expect([...favouriteIds()]).toEqual(['7'])
  })

  test('a press that is answered before the list, which was asked for earlier, stays', async () => {
    let answer = (_ids: string[]): void => {}
    const { call } = server(name =>
      name === 'catalogue.favouriteIds' ? new Promise<string[]>(resolve => (answer = resolve)) : null,
    )
    const loaded = loadFavourites(call)
    await toggleFavourite(game, call)
    answer(['8'])
    await loaded
    expect([...favouriteIds()].sort()).toEqual(['7', '8'])
  })

  test('a second press while the first is on its way asks nothing', async () => {
    let answer = (_value: null): void => {}
    const { asked, call } = server(() => new Promise<null>(resolve => (answer = resolve)))
    const toggled = toggleFavourite(game, call)
    await toggleFavourite(game, call)
    expect(asked).toHaveLength(1)
    answer(null)
    await toggled
  })
})
