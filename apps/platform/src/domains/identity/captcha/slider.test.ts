import { knownMember, startTestPlatform, type TestPlatform, uniqueNumber } from '@baize/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform()
})
afterAll(() => site.stop())

/** A puzzle with its answer, which only the server knows. */
async function drawn() {
  const client = await site.visitor()
  const puzzle = await client.call('slider.draw', {})
  const row = await site.database.kysely
    .selectFrom('identity.slider_puzzle')
    .select('gap_px')
    .orderBy('expires_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const check = (offset: number) => client.send('slider.check', { challengeId: puzzle.challengeId, offset })
  return { client, puzzle, gap: row.gap_px, check }
}

describe('the puzzle', () => {
  test('is two PNGs, and the answer is in neither the reply nor the piece’s place', async () => {
    const { puzzle, gap } = await drawn()
    for (const picture of [puzzle.background, puzzle.piece])
      expect(Buffer.from(picture, 'base64').subarray(1, 4).toString()).toBe('PNG')
    const { background: _b, piece: _p, challengeId: _c, ...rest } = puzzle
    expect(Object.keys(rest).sort()).toEqual(['height', 'pieceWidth', 'width', 'y'])
    const drawnWidth = (png: string) => Buffer.from(png, 'base64').readUInt32BE(16)
    expect(drawnWidth(puzzle.piece) / drawnWidth(puzzle.background)).toBe(puzzle.pieceWidth / puzzle.width)
    expect(gap).toBeGreaterThanOrEqual(80)
    expect(gap).toBeLessThanOrEqual(puzzle.width - 52)
  })

  test('takes the piece within four pixels', async () => {
    for (const [off, status] of [
      [4, 200],
      [-4, 200],
      [5, 422],
      [-5, 422],
    ] as const) {
      const { check, gap } = await drawn()
      expect((await check(gap + off)).status).toBe(status)
    }
  })

  test('ends after three tries, so that nobody feels along the edge', async () => {
    const { check, gap } = await drawn()
    const answers = await Promise.all([check(0), check(20), check(40)])
    for (const { body } of answers) expect(body.errorCode).toBe('slider_wrong')
    expect((await check(gap)).body.errorCode).toBe('slider_wrong')
  })

  test('ends after five minutes', async () => {
    const { check, gap } = await drawn()
    site.clock.advance(301_000)
    expect((await check(gap)).body.errorCode).toBe('slider_wrong')
  })
})

describe('while the slider is on', () => {
  beforeAll(() => site.platform.settings.switchModule('LOGIN_SLIDER', true))
  afterAll(() => site.platform.settings.switchModule('LOGIN_SLIDER', false))

  test('a sign-in needs a solved one, and each is good for one call', async () => {
    const { username, password } = await knownMember(site)
    const { client, puzzle, gap, check } = await drawn()
    const login = (fields: { challengeId?: string; verifyToken?: string }) =>
      client.send('session.login', { username, password, ...fields })
    const none = await login({})
    expect([none.status, none.body.errorCode]).toEqual([422, 'slider_required'])
    const { challengeId } = puzzle
    expect((await login({ challengeId, verifyToken: 'made-up' })).body.errorCode).toBe('slider_wrong')
    const { verifyToken } = (await check(gap)).body.value
    expect((await login({ challengeId, verifyToken })).status).toBe(200)
    expect((await login({ challengeId, verifyToken })).body.errorCode).toBe('slider_wrong')
  })

  test('so does every code by text message', async () => {
    const client = await site.visitor()
    const countryDialingCode = '63'
    const mobileNum = uniqueNumber()
    const forLogin = await client.send('verification.smsNoLogin', { mobileNum, countryDialingCode })
    expect(forLogin.body.errorCode).toBe('slider_required')
    const forRegistration = await client.send('verification.smsRegister', { mobileNo: mobileNum, countryDialingCode })
    expect(forRegistration.body.errorCode).toBe('slider_required')
  })
})
