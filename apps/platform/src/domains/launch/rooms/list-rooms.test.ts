import { SampleProvider, startTestPlatform, type TestPlatform, uniqueName } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let site: TestPlatform
let duels: SampleProvider
beforeAll(async () => {
  site = await startTestPlatform()
  duels = await SampleProvider.start(site, 'DUEL', 'PVP')
  duels.rooms = [room('low-1', 1), room('high-1', 5, { unit: 1_250 })]
})
afterAll(async () => {
  await duels.stop()
  await site.stop()
})

const room = (room_id: string, stake: number, more = {}) => ({
  ...{ room_id, game_code: 'DUEL-GAME', stake: stake * 10_000, seats: 2, taken: 1 },
  ...{ status: 'waiting' as const, wait_ms: 4_200 },
  ...more,
})

async function member() {
  const client = await site.visitor()
  await client.register(uniqueName('p'))
  return client
}

test('[API2-033] rooms of games between members come to whoever is signed in', async () => {
  const visitor = await site.visitor()
  expect((await visitor.send('launch.roomList', {})).status).toBe(401)
  const { rooms } = await (await member()).call('launch.roomList', {})
  expect(rooms).toEqual([
    {
      ...{ roomId: 'low-1', gameCode: 'DUEL-GAME', gameName: 'Sample DUEL', vassalage: 'DUO', vendorName: 'Duo Hall' },
      ...{ stakeLevel: '1.00', seats: 2, taken: 1, status: 'WAITING', waitMs: 4_200 },
    },
    expect.objectContaining({ roomId: 'high-1', stakeLevel: '5.00', unit: '0.125' }),
  ])
})

test('they are those of one vendor where it is named, and follow what the provider says', async () => {
  const client = await member()
  expect((await client.call('launch.roomList', { vassalage: 'HLG' })).rooms).toEqual([])
  duels.rooms = [
    room('low-1', 1, { taken: 2, status: 'playing', wait_ms: null }),
    room('stranger', 1, { game_code: 'X' }),
  ]
  site.clock.advance(2_500)
  const { rooms } = await client.call('launch.roomList', { vassalage: 'DUO' })
  expect(rooms).toMatchObject([{ roomId: 'low-1', taken: 2, status: 'PLAYING', waitMs: null }])
})

test('a launch says which room it is for', async () => {
  const client = await member()
  const launch = { vassalage: 'DUO', gameCode: 'DUEL-GAME' }
  await client.call('launch.gameLaunch', { ...launch, roomId: 'low-1' })
  expect(duels.roomOpened).toBe('low-1')
  await client.call('launch.gameLaunch', launch)
  expect(duels.roomOpened).toBeNull()
  const { body } = await client.send('launch.gameLaunch', { ...launch, roomId: '../low' })
  expect(body.value).toMatchObject({ fields: [{ field: 'roomId' }] })
})

test('one silent provider leaves its rooms out, and nobody answering is told', async () => {
  const other = await SampleProvider.start(site, 'OTHER', 'PVP')
  const client = await member()
  duels.rooms = [room('low-1', 1)]
  await other.stop()
  site.clock.advance(2_500)
  expect((await client.call('launch.roomList', {})).rooms).toMatchObject([{ roomId: 'low-1' }])
  duels.rooms = [room('a room', 0)]
  site.clock.advance(2_500)
  expect((await client.send('launch.roomList', {})).body.errorCode).toBe('provider_unavailable')
})

test('a provider of several processes is asked until the one that keeps its rooms answers', async () => {
  const client = await member()
  duels.rooms = [room('low-1', 1)]
  duels.roomsElsewhere = 2
  site.clock.advance(2_500)
  expect((await client.call('launch.roomList', {})).rooms).toMatchObject([{ roomId: 'low-1' }])
  duels.roomsElsewhere = 100
  site.clock.advance(2_500)
  expect((await client.send('launch.roomList', {})).body.errorCode).toBe('provider_unavailable')
  expect(duels.roomsElsewhere).toBeGreaterThan(90)
})
