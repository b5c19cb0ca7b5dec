import { describe, expect, test } from 'vitest'
import { ApiError } from '../shared/api/api-error.ts'
import type { LaunchObject } from './destination.ts'
import { destination } from './destination.ts'
import type { LaunchTools } from './launch.ts'
import { launch } from './launch.ts'
import { takeLaunch } from './launch-store.ts'

const game: LaunchObject = { vassalage: 'HLG', gameType: 'RNG', isGame: 'GAME', gameCode: 'HLG-1' }
const answer = { gameUrl: '/studio/play?ticket=t', mode: 'ROUTE', gameSessionId: '1', expiresAt: '' } as const

describe('destination', () => {
  test('[LAUNCH-005] a slots vendor leads to its hall', () => {
    const vendor: LaunchObject = { vassalage: 'HLG', gameType: 'RNG', isGame: 'VASSALAGE' }
    expect(destination(vendor)).toEqual({ to: '/rng', search: { page: 'HLG' } })
  })

  test('a house game leads to the page that hosts it', () => {
    expect(destination(game)).toEqual({ to: '/seamless', search: { gameCode: 'HLG-1', vendor: 'HLG' } })
  })

  test('[LAUNCH-011] code stands in for a missing gameCode', () => {
    const other: LaunchObject = { vassalage: 'HLG', gameType: 'RNG', isGame: 'GAME', code: 'HLG-2' }
    expect(destination(other).search).toMatchObject({ gameCode: 'HLG-2' })
    expect(destination({ ...other, gameCode: 'HLG-3' }).search).toMatchObject({ gameCode: 'HLG-3' })
  })
})

/** Tools that note what was done, over a server that answers as told. */
function tools(token: string | null, requestLaunch: LaunchTools['requestLaunch']) {
  const done: unknown[] = []
  const all: LaunchTools = {
    token: () => token,
    requestLaunch,
    navigate: goal => done.push(['navigate', goal.to]),
    openLogin: next => done.push(['login', next.gameCode]),
    showFault: (_game, error) => done.push(['fault', error.code]),
  }
  return { all, done }
}

describe('launch', () => {
  test('[LAUNCH-013] without a token nothing is asked and nowhere is gone; the login opens with the game kept', async () => {
    let asked = 0
    const { all, done } = tools(null, async () => {
      asked += 1
      return answer
    })
    await launch(game, all)
    expect(asked).toBe(0)
    expect(done).toEqual([['login', 'HLG-1']])
  })

  test('a game that the server lets in opens, and its one-time address is taken once', async () => {
    const { all, done } = tools('t', async () => answer)
    await launch(game, all)
    expect(done).toEqual([['navigate', '/seamless']])
    expect(takeLaunch('HLG-1')).toEqual(answer)
    expect(takeLaunch('HLG-1')).toBeNull()
  })

  test('a refusal is told and leaves the player where he was', async () => {
    const { all, done } = tools('t', async () => {
      throw new ApiError('game_unavailable', 'closed')
    })
    await launch(game, all)
    expect(done).toEqual([['fault', 'game_unavailable']])
    expect(takeLaunch('HLG-1')).toBeNull()
  })

  test('an ended session is left to the session itself', async () => {
    const { all, done } = tools('t', async () => {
      throw new ApiError('session_expired', '')
    })
    await launch(game, all)
    expect(done).toEqual([])
  })
})
