import { minBetOptions } from '@baize/api'
import { describe, expect, test } from 'vitest'
import type { Speaker } from './lobby-calls.ts'
import { fetchPage, gameListPayload, hotGamesPayload, recentGamesPayload } from './lobby-calls.ts'
import type { LobbyAction, LobbyQuery } from './lobby-state.ts'
import { initialLobby, lobbyReducer } from './lobby-state.ts'

/** A speaker that notes its calls; every list is empty. */
function speaker() {
  const asked: [name: string, payload: object][] = []
  const call = async (name: string, payload: object) => {
    asked.push([name, payload])
    return { games: [], list: [], content: [], totalPages: 0, totalCount: 0 }
  }
  const permission = { info: { merchantCode: 'DEMO' } }
  return { asked, of: { call, language: 'EN', permission } as unknown as Speaker }
}

const opened = initialLobby({ gameType: 'RNG', listType: '', vassalage: 'HLG' })
const queryAfter = (action: LobbyAction): LobbyQuery => lobbyReducer(opened, action).query
const payloadAfter = (action: LobbyAction) => gameListPayload(queryAfter(action), speaker().of)

describe('the game-list call', () => {
  test('[LOBBY-026] asks for page 1 of 15, and leaves out filters that are not set', () => {
    expect(payloadAfter({ type: 'clear' })).toEqual({
      clientType: 3,
      platform: 'flash,html5-desktop',
      channel: 'DEMO',
      merchant: 'DEMO',
      gameType: 'RNG',
      vassalage: 'HLG',
      pageNo: 1,
      pageSize: 15,
      language: 'EN',
    })
  })

  test('[LOBBY-017] jackpot sends JP, [LOBBY-018] table games send TG, [LOBBY-019] arcade games send AC', () => {
    const sent = (['JP', 'TG', 'AC'] as const).map(
      gameClassify => payloadAfter({ type: 'classification', gameClassify }).gameClassify,
    )
    expect(sent).toEqual(['JP', 'TG', 'AC'])
  })

  test.each([...minBetOptions, '1' as const])('a minimum bet of %s is sent as it is', minBet => {
    expect(payloadAfter({ type: 'minBet', minBet })).toMatchObject({ minBet })
  })

  test('[LOBBY-024] the slots filter of 25 lines sends minLineNum 25', () => {
    expect(payloadAfter({ type: 'minLines', minLineNum: 25 })).toMatchObject({ minLineNum: 25 })
  })

  test('[ENT-026] knows the thirteen keys of the product', () => {
    const every = { ...opened.query, gameName: 'koi', gameClassify: 'JP', minBet: '0.05', minLineNum: 25 } as const
    expect(Object.keys(gameListPayload(every, speaker().of)).sort()).toEqual(
      [
        ...['clientType', 'platform', 'channel', 'merchant', 'gameType', 'vassalage', 'gameClassify'],
        ...['gameName', 'minBet', 'minLineNum', 'pageNo', 'pageSize', 'language'],
      ].sort(),
    )
  })
})

test('[ENT-027] hot games are asked for by merchant, platform flag 2, vendor, platform and language', () => {
  expect(hotGamesPayload(opened.query, speaker().of)).toEqual({
    merchantCode: 'DEMO',
    isPlatform: 2,
    gameType: 'RNG',
    vassalage: 'HLG',
    platform: 'flash,html5-desktop',
    language: 'EN',
  })
})

test('[ENT-028] recent games are asked for by client type 3, vendor, language and page', () => {
  expect(recentGamesPayload({ ...opened.query, pageNo: 2 }, speaker().of)).toEqual({
    clientType: 3,
    gameType: 'RNG',
    vassalage: 'HLG',
    language: 'EN',
    pageNo: 2,
    pageSize: 15,
  })
})

describe('each list has its own call', () => {
  /** The calls that a list of this type makes. */
  const callsOf = async (listType: LobbyQuery['listType']) => {
    const { asked, of } = speaker()
    await fetchPage({ ...opened.query, listType }, of)
    return asked.map(([called]) => called)
  }

  test.each([
    ['', 'catalogue.gameList'],
    ['hot', 'catalogue.hotGames'],
  ] as const)('[LOBBY-032, LOBBY-033] list "%s" calls %s alone', async (listType, name) => {
    expect(await callsOf(listType)).toEqual([name])
  })

  test.each([
    ['fav', 'catalogue.favouriteGames'],
    ['recent', 'launch.recentGames'],
  ] as const)('[LOBBY-034, LOBBY-035] list "%s" calls %s alone', async (listType, name) => {
    expect(await callsOf(listType)).toEqual([name])
  })

  test('[LOBBY-034, ENT-029] saved games: client type 3, platform flash, language, type and page, and no token', async () => {
    const { asked, of } = speaker()
    await fetchPage({ ...opened.query, listType: 'fav' }, of)
    const payload = { clientType: 3, platform: 'flash', language: 'EN', gameType: 'RNG', pageNo: 1, pageSize: 15 }
    expect(asked).toEqual([['catalogue.favouriteGames', payload]])
  })
})
