import type { DrawnEvent } from '@baize/api'
import { parseAmount } from '@baize/money'
import {
  EventStream,
  GameVisit,
  issueOnSale,
  playFree,
  SampleProvider,
  slipOfOne,
  startTestPlatform,
  startTestWorld,
  type TestClient,
  type TestWorld,
  uniqueName,
} from '@baize/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: TestWorld
beforeAll(async () => {
  world = await startTestWorld()
  await world.studio.draws.run()
})
afterAll(() => world.stop())

/** Turns the clock to just after the draw that is on sale and lets the studio hold it. */
async function drawNext(gameCode: string): Promise<void> {
  const { drawsAtMs } = issueOnSale(gameCode, world.clock.now().getTime())
  world.clock.advance(drawsAtMs - world.clock.now().getTime() + 1_500)
  await world.studio.draws.run()
}

const betting = { lottoArea: 'VN', launchMode: 'LOTT', lottoView: 'betting', device: 'WEB', language: 'EN' } as const

describe('the Vietnamese menu', () => {
  test('[API2-035, ENT-025] lists the lotteries of the prize mode for anybody, each tagged TCG_LOTTO_VN', async () => {
    const nobody = await world.visitor()
    nobody.visitorToken = null
    const { gameMenus } = await nobody.call('lottery.menu', { prizeMode: 'Elott', device: 'WEB' })
    expect(gameMenus.map(({ gameCode }) => gameCode)).toEqual(
      expect.arrayContaining(['EL_VN_1', 'VN_N', 'VN_C_1', 'VN_S_7']),
    )
    expect(new Set(gameMenus.map(({ accountTypeName }) => accountTypeName))).toEqual(new Set(['TCG_LOTTO_VN']))
    expect((await nobody.call('lottery.menu', { prizeMode: 'Lott' })).gameMenus).toEqual([])
  })

  test('is the one of LOTT while no such vendor stands among the e-lotteries', async () => {
    const site = await startTestPlatform()
    const client = await site.visitor()
    expect((await client.call('lottery.menu', { prizeMode: 'LOTT' })).gameMenus).toEqual([])
    await site.stop()
  })

  test('tells of each its next draw, and once it was held its result', async () => {
    await drawNext('EL_VN_1')
    const { gameMenus } = await (await world.visitor()).call('lottery.menu', { prizeMode: 'ELOTT' })
    const minute = gameMenus.find(({ gameCode }) => gameCode === 'EL_VN_1')!
    const now = world.clock.now().getTime()
    const { name, opensAtMs, closesAtMs, drawsAtMs } = issueOnSale('EL_VN_1', now)
    const [opensAt, closesAt, drawsAt] = [opensAtMs, closesAtMs, drawsAtMs].map(ms => new Date(ms!).toISOString())
    expect(minute.next).toEqual({ issue: name, opensAt, closesAt, drawsAt })
    const { rows } = await world.database.pool.query(
      "select issue, result from studio.draw where game_code = 'EL_VN_1' and result is not null order by draws_at desc",
    )
    expect(minute.last).toMatchObject({ issue: rows[0].issue, numbers: rows[0].result })
    expect(minute.last!.numbers).toHaveLength(18)
  })
})

test.each([
  ['lott', 'LOTT', ['LOTT']],
  ['SEA', 'LOTT', ['TCG_SEA']],
  ['eLoTT', 'ELOTT', ['ELOTT', 'TCG_LOTTO_VN']],
  ['zy', 'LOTT', []],
] as const)('prize mode %s, however it is written, lists its own group of %s', async (prizeMode, gameType, vendors) => {
  const visitor = await world.visitor()
  const { games } = await visitor.call('catalogue.gameList', { gameType, prizeMode, pageSize: 60 })
  expect([...new Set(games.map(({ vassalage }) => vassalage))].toSorted()).toEqual(vendors)
})

test('[EYE-038] an operator chooses the prize mode of a vendor: lists, lobbies and launches go by it at once', async () => {
  const operator = await world.operator()
  const member = await world.member()
  const choose = async (vendorPrizeModes: Record<string, 'LOTT' | 'ZY' | 'ELOTT' | 'SEA'>) => {
    const { version } = await operator.call('site.brand', {})
    await operator.call('site.saveBrand', { changes: { vendorPrizeModes }, version, reason: 'For the test' })
  }
  const vendorsOf = async (prizeMode: string) => {
    const { games } = await member.call('catalogue.gameList', { gameType: 'LOTT', prizeMode, pageSize: 60 })
    return [...new Set(games.map(({ vassalage }) => vassalage))]
  }
  const { settings } = await operator.call('site.brand', {})
  await choose({ ...settings.vendorPrizeModes, LOTT: 'ZY' })
  expect(await Promise.all(['ZY', 'LOTT', 'SEA'].map(vendorsOf))).toEqual([['LOTT'], [], ['TCG_SEA']])
  expect((await member.call('site.permission', {})).info.vendorPrizeModes).toMatchObject({ LOTT: 'ZY' })
  const launch = (lottoPrizeMode: string) =>
    member.send('lottery.launch', { ...betting, lottoPrizeMode, lottoGameCode: 'LT_3D' })
  expect((await launch('LOTT')).body.errorCode).toBe('game_unknown')
  expect((await launch('ZY')).status).toBe(200)
  await choose(settings.vendorPrizeModes)
  expect(await vendorsOf('LOTT')).toEqual(['LOTT'])
})

test('a prize mode that nobody knows is refused by name', async () => {
  const { body } = await (await world.visitor()).send('catalogue.gameList', { gameType: 'LOTT', prizeMode: 'XYZ' })
  expect(body.value).toMatchObject({ fields: [{ field: 'prizeMode' }] })
})

describe('opened numbers', () => {
  test('[API2-040] of Vietnamese lotteries come to anybody, newest first and at most as many as asked for', async () => {
    for (let round = 0; round < 3; round++) await drawNext('EL_VN_1')
    await drawNext('VN_N')
    for (let round = 0; round < 2; round++) await drawNext('EL_VN_1')
    const all = await (await world.visitor()).call('lottery.openedVn', { count: 100 })
    const times = all.map(({ openedAt }) => openedAt)
    expect(times).toEqual(times.toSorted().reverse())
    expect(all.length).toBeGreaterThan(5)
    expect(all.filter(({ gameCode }) => gameCode === 'VN_N').length).toBeGreaterThan(0)
    expect(all.every(({ gameCode }) => /^(EL_)?VN_/.test(gameCode))).toBe(true)
    const few = await (await world.visitor()).call('lottery.openedVn', { count: 2 })
    expect(few.map(({ gameCode }) => gameCode)).toEqual(expect.arrayContaining(['EL_VN_1', 'VN_N']))
    expect((await (await world.visitor()).send('lottery.openedVn', { count: 101 })).body.errorCode).toBe(
      'invalid_input',
    )
  })

  test('[API2-044] of all others come to a member: the last draw of each', async () => {
    await drawNext('EL_K3_1')
    await drawNext('EL_K3_1')
    const member = await world.member()
    const opened = await member.call('lottery.opened', {})
    const dice = opened.filter(({ gameCode }) => gameCode === 'EL_K3_1')
    const now = world.clock.now().getTime()
    expect(dice).toHaveLength(1)
    expect(dice[0]!.numbers).toHaveLength(3)
    expect(now - Date.parse(dice[0]!.openedAt)).toBeLessThan(60_000)
    expect(opened.some(({ gameCode }) => /VN_/.test(gameCode))).toBe(false)
    expect((await (await world.visitor()).send('lottery.opened', {})).status).toBe(401)
  })
})

describe('a launch', () => {
  test('[API2-034] answers the address of the betting page to a member, once, and nobody else', async () => {
    const payload = { ...betting, lottoPrizeMode: 'Elott', lottoGameCode: 'EL_K3_1', backUrl: '/elott' }
    expect((await (await world.visitor()).send('lottery.launch', payload)).status).toBe(401)
    const member = await world.member()
    const { gameUrl, mode, gameSessionId } = await member.call('lottery.launch', payload)
    expect([mode, gameSessionId]).toEqual(['ROUTE', expect.stringMatching(/^\d+$/)])
    const page = await fetch(new URL(gameUrl, world.studioUrl))
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('"code":"EL_K3_1"')
    expect((await fetch(new URL(gameUrl, world.studioUrl))).status).toBeGreaterThanOrEqual(400)
  })

  test('without a game answers the path of the lobby of its prize mode', async () => {
    const member = await world.member()
    const lobby = async (lottoPrizeMode: string) =>
      (await member.call('lottery.launch', { ...betting, lottoView: 'lobby', lottoPrizeMode })).gameUrl
    expect([await lobby('Elott'), await lobby('LOTT'), await lobby('sea')]).toEqual([
      '/elott',
      '/lott',
      '/lott/vassalage/TCG_SEA',
    ])
  })

  test('tells the odds series of each group of lotteries, and how high this member may bet', async () => {
    const member = await world.member()
    const groups = async (lottoPrizeMode: string, game: object = { lottoView: 'lobby' }) =>
      (await member.call('lottery.launch', { ...betting, lottoPrizeMode, ...game })).lottoGroups
    const onSale = { prize_mode_id: 1, min_series: 1800, max_series: 1940 }
    const dice = { game_group: 'K3', ...onSale, max_bet_series: 1940, default_series: 1900 }
    expect(await groups('Elott', { lottoGameCode: 'EL_K3_1' })).toEqual([dice])
    const quick = await groups('Elott')
    expect(quick).toContainEqual(dice)
    expect(quick).toContainEqual({ game_group: 'KENO', prize_mode_id: 1 })
    expect(new Set(quick.map(({ game_group }) => game_group)).size).toBe(quick.length)
    expect(await groups('SEA')).toEqual(
      ['SEA_4D', 'SEA_TH', 'SEA_ID'].map(game_group => ({ game_group, prize_mode_id: 1 })),
    )
    const { id } = await member.call('members.info', {})
    await world.database.pool.query('update members.member set max_series = 1860 where id = $1', [id])
    expect(await groups('Elott', { lottoGameCode: 'EL_K3_1' })).toEqual([
      { ...dice, max_bet_series: 1860, default_series: 1860 },
    ])
    expect(await groups('ZY')).toEqual([])
  })

  test.each(['//evil.example', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)'])(
    '[ERR2-020] is refused with a way back to %s',
    async backUrl => {
      const member = await world.member()
      const payload = { ...betting, lottoPrizeMode: 'Elott', lottoGameCode: 'EL_K3_1', backUrl }
      const { status, body } = await member.send('lottery.launch', payload)
      expect([status, body.errorCode, body.message]).toEqual([
        400,
        'url_invalid',
        expect.stringContaining('Invalid URL'),
      ])
    },
  )

  test('takes a lottery by its code: betting without one names the field, and a slot is none', async () => {
    const member = await world.member()
    const none = await member.send('lottery.launch', { ...betting, lottoPrizeMode: 'Elott' })
    expect(none.body.value).toMatchObject({ fields: [{ field: 'lottoGameCode' }] })
    const slot = await member.send('lottery.launch', { ...betting, lottoPrizeMode: 'Elott', lottoGameCode: 'MIR-00J' })
    expect(slot.body.errorCode).toBe('game_unknown')
    const south = await member.send('lottery.launch', { ...betting, lottoPrizeMode: 'Lott', lottoGameCode: 'SEA_4D' })
    expect(south.body.errorCode).toBe('game_unknown')
  })

  test('lets a trial guest into quick draws, and not into the southern ones', async () => {
    const guest = await playFree(await world.visitor())
    const launched = (lottoPrizeMode: string, lottoGameCode: string) =>
      guest.send('lottery.launch', { ...betting, lottoPrizeMode, lottoGameCode })
    expect((await launched('Elott', 'EL_K3_1')).body.success).toBe(true)
    expect((await launched('SEA', 'SEA_4D')).body.errorCode).toBe('trial_refused')
  })
})

test('[API2-036] a lottery that was launched stands first among the recent ones, and a slot does not', async () => {
  const member = await world.member()
  const recent = async () => (await member.call('lottery.recent', {})).gameMenus.map(({ gameCode }) => gameCode)
  expect(await recent()).toEqual([])
  for (const lottoGameCode of ['EL_K3_1', 'EL_VN_1']) {
    await member.call('lottery.launch', { ...betting, lottoPrizeMode: 'Elott', lottoGameCode })
    world.clock.advance(1_000)
  }
  await world.play(member)
  expect(await recent()).toEqual(['EL_VN_1', 'EL_K3_1'])
  expect((await (await world.visitor()).send('lottery.recent', {})).status).toBe(401)
})

test('a game type has its lotteries in menu order, with what is drawn', async () => {
  const { lotteries } = await (await world.visitor()).call('lottery.list', { gameType: 'LOTT' })
  const vendors = lotteries.map(({ vassalage, gameCode, format }) => [vassalage, gameCode, format])
  expect(vendors).toEqual(
    expect.arrayContaining([
      ['LOTT', 'LT_645', 'SIX45'],
      ['TCG_SEA', 'SEA_4D', 'SEA_4D'],
    ]),
  )
  expect(lotteries.every(({ gameType, next }) => gameType === 'LOTT' && next !== null)).toBe(true)
})

test('draws are read only for who signs as the platform', async () => {
  const answer = await fetch(`${world.studioUrl}/studio/provider/lotteries/draws`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ request_uuid: 'x', sent_at: world.clock.now().getTime(), results: 5 }),
  })
  expect(answer.status).toBe(401)
})

describe('a draw that was held', () => {
  test('comes to the open pages of every member within a second, and to the next question as well', async () => {
    const streams = await Promise.all([world.member(), world.member()].map(async one => EventStream.open(await one)))
    await drawNext('EL_SSC_1')
    const [drawn, other] = await Promise.all(
      streams.map(stream => stream.within(1_000, 'drawn', ({ opened }) => opened.gameCode === 'EL_SSC_1')),
    )
    const { lotteries } = await (await world.visitor()).call('lottery.list', { gameType: 'ELOTT' })
    const card = lotteries.find(({ gameCode }) => gameCode === 'EL_SSC_1')!
    const { numero: issue, numbers, openedAt } = drawn!.opened
    expect([card.last, card.next]).toEqual([{ issue, numbers, openedAt }, drawn!.next])
    expect(other).toEqual(drawn)
    for (const stream of streams) stream.leave()
  })

  test('is told by its own provider alone, and does not disturb where a stream resumes', async () => {
    const member = await world.member()
    const stranger = await SampleProvider.start(world, 'STR')
    const stream = await EventStream.open(member)
    const first = await stream.next()
    const draws = { issue: 'x', opens_at: 0, closes_at: 0, draws_at: 0 }
    const forged = {
      game_code: 'EL_SSC_1',
      format: 'SSC',
      series: null,
      next: draws,
      results: [{ issue: 'x', numbers: ['1'], drawn_at: 0 }],
    }
    expect((await stranger.send('drawn', { lotteries: [forged] })).status).toBe(200)
    const unsigned = await stranger.send('drawn', { lotteries: [forged] }, { signature: 'AAAA' })
    expect(await unsigned.json()).toMatchObject({ status: 'INVALID_SIGNATURE' })
    await drawNext('EL_F3D_1')
    const told: string[] = []
    while (!told.some(text => text.startsWith('EL_F3D_1'))) {
      const { id, event, data } = await stream.next()
      expect(id).toBe(first.id)
      if (event === 'drawn') told.push(`${(data as DrawnEvent).opened.gameCode} ${(data as DrawnEvent).opened.numero}`)
    }
    expect(told.filter(text => text.endsWith(' x'))).toEqual([])
    stream.leave()
    await stranger.stop()
  })
})

describe('from the launch to the payout', () => {
  const cents = async (member: TestClient) =>
    Number(parseAmount((await member.call('wallet.balance', {})).sumBalance)) / 100

  test.each([
    ['LT_3D', 'Lott', 'LOTT: three draws a day'],
    ['EL_K3_1', 'Elott', 'ELOTT: a draw a minute'],
  ])('[LAUNCH-029, LAUNCH-030] %s is played: bet, drawn, settled', async (lottoGameCode, lottoPrizeMode) => {
    const username = uniqueName()
    await (await world.visitor()).register(username)
    await drawNext(lottoGameCode)
    const player = await (await world.visitor()).signIn(username, 'Tables#2026')
    const { gameUrl } = await player.call('lottery.launch', { ...betting, lottoPrizeMode, lottoGameCode })
    const visit = await GameVisit.open(world.studioUrl, gameUrl)
    const { slip, payoutCents } = slipOfOne(lottoGameCode, world.clock.now().getTime())
    const before = await cents(player)
    expect((await visit.send('lottery.placeSlip', slip)).status).toBe(200)
    expect(await cents(player)).toBe(before - slip.costCents)

    await drawNext(lottoGameCode)
    const again = await (await world.visitor()).signIn(username, 'Tables#2026')
    const drawn = (await again.call('lottery.opened', {})).find(({ gameCode }) => gameCode === lottoGameCode)!
    expect(drawn.numero).toBe(slip.issue)
    expect(await cents(again)).toBe(before - slip.costCents + payoutCents(drawn.numbers))
  })
})
