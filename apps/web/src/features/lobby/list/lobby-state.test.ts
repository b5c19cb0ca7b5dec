import type { GameCard } from '@baize/api'
import { describe, expect, test } from 'vitest'
import type { LobbyAction, LobbyQuery, LobbyState } from './lobby-state.ts'
import { filterCount, initialLobby, lobbyReducer } from './lobby-state.ts'

const start = { gameType: 'RNG', listType: '', vassalage: 'HLG' } as const
const game = (gameCode: string) => ({ gameCode }) as GameCard
const games = (...codes: string[]) => codes.map(game)
const codesOf = (state: LobbyState) => state.pages.flat().map(({ gameCode }) => gameCode)

/** The state once the fetch that runs has brought these games. */
const loaded = (state: LobbyState, totalPages: number, ...codes: string[]): LobbyState =>
  lobbyReducer(state, {
    type: 'loaded',
    query: state.running!,
    page: { games: games(...codes), totalPages, total: null },
  })

/** A hall whose first page of many has come. */
const opened = loaded(initialLobby(start), 3, 'A')
const after = (state: LobbyState, ...actions: LobbyAction[]): LobbyState => actions.reduce(lobbyReducer, state)

/** Halls that were changed in every way, each with its page there. */
const worn: [string, LobbyState][] = (
  [
    ['a search', { type: 'search', gameName: 'tiger' }],
    ['a classification', { type: 'classification', gameClassify: 'JP' }],
    ['a minimum bet', { type: 'minBet', minBet: '0.05' }],
    ['a number of lines', { type: 'minLines', minLineNum: 25 }],
    ['the saved list', { type: 'list', listType: 'fav' }],
    ['the recent list', { type: 'list', listType: 'recent' }],
    ['the hot list', { type: 'hot', games: games('H') }],
    ['a second page', { type: 'more' }],
  ] satisfies [string, LobbyAction][]
).map(([name, action]) => {
  const state = after(opened, action)
  return [name, state.running ? loaded(state, 2, 'B') : state]
})

/** What a change that starts over leaves: the first page of 15 is on its way, and only its own filter is set. */
const fresh = (filter: Partial<LobbyQuery>): LobbyState => initialLobbyWith(filter)
function initialLobbyWith(filter: Partial<LobbyQuery>): LobbyState {
  const state = initialLobby(start)
  const query = { ...state.query, ...filter }
  return { ...state, query, running: query }
}

describe.each(worn)('after %s', (_name, state) => {
  test('[LOBBY-036] another vendor resets list type, paging, search, classification and minimum bet', () => {
    expect(after(state, { type: 'vendor', vassalage: 'BRZ' })).toEqual(fresh({ vassalage: 'BRZ' }))
  })

  test('[LOBBY-037] a new search resets list type, paging, classification and minimum bet', () => {
    expect(after(state, { type: 'search', gameName: 'koi' })).toEqual(fresh({ gameName: 'koi' }))
  })

  test('[LOBBY-038] a new classification resets list type, paging, search and minimum bet', () => {
    expect(after(state, { type: 'classification', gameClassify: 'TG' })).toEqual(fresh({ gameClassify: 'TG' }))
  })

  test('[LOBBY-039] a new minimum bet resets list type, paging, search and classification', () => {
    expect(after(state, { type: 'minBet', minBet: '0.75' })).toEqual(fresh({ minBet: '0.75' }))
  })

  test('all games again leave no list and no filter', () => {
    expect(after(state, { type: 'clear' })).toEqual(fresh({}))
  })
})

test('[LOBBY-016] the same vendor and the same text change nothing', () => {
  const searched = after(opened, { type: 'search', gameName: 'tiger' })
  expect(after(searched, { type: 'search', gameName: ' tiger ' })).toBe(searched)
  expect(after(searched, { type: 'vendor', vassalage: 'HLG' })).toBe(searched)
})

describe('lists', () => {
  test('[LOBBY-032] a hall begins with all games of its vendor', () => {
    expect(initialLobby(start).running).toMatchObject({ listType: '', vassalage: 'HLG', pageNo: 1 })
  })

  test.each(['fav', 'recent'] as const)('the list %s asks for its first page', listType => {
    expect(after(opened, { type: 'list', listType }).running).toMatchObject({ listType, pageNo: 1 })
  })

  test('[LOBBY-033, LOBBY-040, LOBBY-041] the hot list that is at hand shows at once: nothing is fetched, and nothing more is to come', () => {
    const hot = after(opened, { type: 'hot', games: games('H', 'I') })
    expect(codesOf(hot)).toEqual(['H', 'I'])
    expect(hot).toMatchObject({ running: null, waiting: false, hasMore: false, total: 2, query: { listType: 'hot' } })
    expect(after(hot, { type: 'more' })).toBe(hot)
  })

  test('a hot list that is not at hand yet is fetched', () => {
    const hot = after(opened, { type: 'hot', games: undefined })
    expect(hot.running).toMatchObject({ listType: 'hot' })
    expect(loaded(hot, 1, 'H')).toMatchObject({ hasMore: false, running: null })
  })

  test('a hot list that shows is not overwritten by a list that was still on its way', () => {
    const hot = after(initialLobby(start), { type: 'hot', games: games('H') })
    const settled = loaded(hot, 3, 'A')
    expect(codesOf(settled)).toEqual(['H'])
    expect(settled).toMatchObject({ running: null, waiting: false, hasMore: false })
  })

  test('after the hot list a search is of all games of the vendor', () => {
    const hot = after(opened, { type: 'hot', games: games('H') })
    expect(after(hot, { type: 'search', gameName: 'koi' }).query).toMatchObject({ listType: '', vassalage: 'HLG' })
  })
})

describe('one fetch at a time', () => {
  test('[LOBBY-042] more is not asked for while a fetch runs', () => {
    const state = initialLobby(start)
    expect(after(state, { type: 'more' }, { type: 'more' })).toBe(state)
    const second = after(opened, { type: 'more' })
    expect(after(second, { type: 'more' })).toBe(second)
  })

  test('[LOBBY-043] a change made meanwhile waits for the end of the fetch; the last one wins, and the old answer is dropped', () => {
    const first = initialLobby(start)
    const changed = after(
      first,
      { type: 'search', gameName: 'koi' },
      { type: 'classification', gameClassify: 'JP' },
      { type: 'minBet', minBet: '0.05' },
    )
    expect(changed.running).toBe(first.running)
    const next = loaded(changed, 9, 'OLD')
    expect(next.running).toMatchObject({ minBet: '0.05', gameClassify: null, gameName: '' })
    expect(codesOf(next)).toEqual([])
    expect(codesOf(loaded(next, 1, 'NEW'))).toEqual(['NEW'])
  })

  test('a fetch that fails gives way to the change made meanwhile', () => {
    const changed = after(initialLobby(start), { type: 'search', gameName: 'koi' })
    const next = after(changed, { type: 'failed', query: changed.running! })
    expect(next).toMatchObject({ failed: false, running: { gameName: 'koi' } })
  })

  test('a change that is taken back keeps to the same order', () => {
    const first = initialLobby(start)
    const back = after(first, { type: 'minBet', minBet: '0.05' }, { type: 'clear' })
    expect(loaded(back, 9, 'OLD').running).toEqual(first.query)
  })

  test('a failed page is told, stops the scrolling, and is asked for again', () => {
    const second = after(opened, { type: 'more' })
    const failed = after(second, { type: 'failed', query: second.running! })
    expect(failed).toMatchObject({ failed: true, waiting: false, running: null })
    expect(codesOf(failed)).toEqual(['A'])
    expect(after(failed, { type: 'more' })).toBe(failed)
    expect(after(failed, { type: 'retry' }).running).toMatchObject({ pageNo: 2 })
  })

  test('an answer that nobody waits for changes nothing', () => {
    const stale = { type: 'loaded', query: initialLobby(start).query, page: { games: [], totalPages: 1, total: 0 } }
    expect(after(opened, stale as LobbyAction)).toBe(opened)
  })
})

describe('paging', () => {
  test('[LOBBY-025] a further page is appended', () => {
    const second = loaded(after(opened, { type: 'more' }), 3, 'B')
    expect(codesOf(second)).toEqual(['A', 'B'])
    expect(second).toMatchObject({ hasMore: true, query: { pageNo: 2 } })
  })

  test('[LOBBY-027] the last page leaves nothing more to load', () => {
    const last = loaded(after(opened, { type: 'more' }), 2, 'B')
    expect(last.hasMore).toBe(false)
    expect(after(last, { type: 'more' })).toBe(last)
  })

  test('an empty list leaves nothing more to load', () => {
    expect(loaded(initialLobby(start), 0).hasMore).toBe(false)
  })
})

test('the button of a phone counts what is set', () => {
  expect(filterCount(opened.query)).toBe(0)
  expect(filterCount(after(opened, { type: 'minBet', minBet: '1' }).query)).toBe(1)
})
