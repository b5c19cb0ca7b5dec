import type { GameCard } from '@baize/api'
import { minBetOptions } from '@baize/api'
import { describe, expect, test } from 'vitest'
import type { LobbyAction, LobbyState } from './lobby-state.ts'
import { filterCount, gameListPayload, initialLobby, lobbyReducer, vendorOf } from './lobby-state.ts'

const after = (...actions: LobbyAction[]): LobbyState => actions.reduce(lobbyReducer, initialLobby('HLG'))

const game = (gameCode: string) => ({ gameCode }) as GameCard

/** The state once the page that it asks for has come. */
const loaded = (state: LobbyState, totalPages: number, ...codes: string[]): LobbyState =>
  lobbyReducer(state, { type: 'loaded', query: state.query, games: codes.map(game), totalPages })

/** A hall that was searched and scrolled to its end. */
const worn = loaded(after({ type: 'search', gameName: 'tiger' }, { type: 'more' }), 2, 'A')

/** What a change that starts over leaves: first page, more to come, only its own filter. */
const fresh = (filter: Partial<LobbyState['query']>): LobbyState => ({
  listType: '',
  hasMore: true,
  pages: [],
  query: {
    vassalage: 'HLG',
    gameName: '',
    gameClassify: null,
    minBet: null,
    minLineNum: null,
    pageNo: 1,
    ...filter,
  },
})

describe('what starts over', () => {
  test('the worn hall differs from a fresh one in everything', () => {
    expect(worn).toMatchObject({ hasMore: false, query: { gameName: 'tiger', pageNo: 2 } })
  })

  test('[LOBBY-036] another vendor resets list type, paging, search, classification and minimum bet', () => {
    for (const state of [
      worn,
      after({ type: 'minBet', minBet: '0.05' }),
      after({ type: 'classification', gameClassify: 'JP' }),
    ])
      expect(lobbyReducer(state, { type: 'vendor', vassalage: 'BRZ' })).toEqual(fresh({ vassalage: 'BRZ' }))
  })

  test('[LOBBY-037] a new search resets list type, paging, classification and minimum bet', () => {
    for (const state of [
      worn,
      after({ type: 'minBet', minBet: '0.05' }),
      after({ type: 'classification', gameClassify: 'JP' }),
    ])
      expect(lobbyReducer(state, { type: 'search', gameName: 'koi' })).toEqual(fresh({ gameName: 'koi' }))
  })

  test('[LOBBY-038] a new classification resets list type, paging, search and minimum bet', () => {
    for (const state of [worn, after({ type: 'minBet', minBet: '0.05' })])
      expect(lobbyReducer(state, { type: 'classification', gameClassify: 'JP' })).toEqual(fresh({ gameClassify: 'JP' }))
  })

  test('[LOBBY-039] a new minimum bet resets list type, paging, search and classification', () => {
    for (const state of [worn, after({ type: 'classification', gameClassify: 'JP' })])
      expect(lobbyReducer(state, { type: 'minBet', minBet: '0.75' })).toEqual(fresh({ minBet: '0.75' }))
  })

  test('the same vendor and the same text change nothing', () => {
    expect(lobbyReducer(worn, { type: 'vendor', vassalage: 'HLG' })).toBe(worn)
    expect(lobbyReducer(worn, { type: 'search', gameName: ' tiger ' })).toBe(worn)
  })
})

describe('paging', () => {
  test('[LOBBY-026] the first call asks for page 1 of 15', () => {
    expect(gameListPayload(initialLobby(null).query)).toEqual({
      clientType: 3,
      gameType: 'RNG',
      pageNo: 1,
      pageSize: 15,
    })
  })

  test('[LOBBY-025] a further page is appended', () => {
    const first = loaded(initialLobby(null), 3, 'A', 'B')
    const second = loaded(lobbyReducer(first, { type: 'more' }), 3, 'C')
    expect(second.pages.flat().map(({ gameCode }) => gameCode)).toEqual(['A', 'B', 'C'])
    expect(second).toMatchObject({ hasMore: true, query: { pageNo: 2 } })
  })

  test('[LOBBY-027] the last page leaves nothing more to load', () => {
    const first = loaded(initialLobby(null), 2, 'A')
    const last = loaded(lobbyReducer(first, { type: 'more' }), 2, 'B')
    expect(last).toMatchObject({ hasMore: false, query: { pageNo: 2 } })
    expect(lobbyReducer(last, { type: 'more' })).toBe(last)
  })

  test('a page that comes again takes its old place', () => {
    const first = loaded(initialLobby(null), 3, 'A')
    expect(loaded(first, 3, 'A', 'B').pages).toHaveLength(1)
  })

  test('an answer that is no longer asked for is dropped', () => {
    const before = initialLobby(null)
    const searching = lobbyReducer(before, { type: 'search', gameName: 'koi' })
    expect(lobbyReducer(searching, { type: 'loaded', query: before.query, games: [game('A')], totalPages: 1 })).toBe(
      searching,
    )
  })

  test('an empty list leaves nothing more to load', () => {
    expect(loaded(initialLobby(null), 0).hasMore).toBe(false)
  })
})

describe('the call', () => {
  test('[LOBBY-032] list type empty asks for all games of the vendor', () => {
    const state = initialLobby('HLG')
    expect(state.listType).toBe('')
    expect(gameListPayload(state.query)).toMatchObject({ vassalage: 'HLG' })
  })

  test('[LOBBY-017] jackpot sends gameClassify JP', () => {
    const { query } = after({ type: 'classification', gameClassify: 'JP' })
    expect(gameListPayload(query)).toMatchObject({ gameClassify: 'JP' })
  })

  test.each(minBetOptions)('a minimum bet of %s is sent as it is', minBet => {
    const { query } = after({ type: 'minBet', minBet })
    expect(gameListPayload(query)).toMatchObject({ minBet })
    expect(filterCount(query)).toBe(1)
  })

  test('filters that are not set stay out of the call', () => {
    expect(Object.keys(gameListPayload(after({ type: 'clear' }).query))).toEqual([
      'clientType',
      'gameType',
      'pageNo',
      'pageSize',
      'vassalage',
    ])
  })
})

test.each([
  ['HLG', 'HLG'],
  ['TCG_LOTTO_VN', 'TCG_LOTTO_VN'],
  ['hlg', null],
  ['A'.repeat(25), null],
  ['', null],
  [undefined, null],
])('the address ?page=%s names vendor %s', (page, vendor) => {
  expect(vendorOf(page)).toBe(vendor)
})
