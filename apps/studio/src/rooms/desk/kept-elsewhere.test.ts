import { startTestWorld, type TestWorld } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: TestWorld
beforeAll(async () => {
  world = await startTestWorld()
})
afterAll(() => world.stop())

test('a studio that does not keep rooms says so, and shows none only where it does', async () => {
  const operator = await world.operator()
  const ask = () => operator.send('roomDesk.rooms', { gameCode: 'DUO-DICE' })
  expect((await ask()).body.errorCode).toBe('provider_unavailable')
  await world.studio.rooms.run()
  expect((await ask()).body).toMatchObject({ success: true, value: { rooms: [] } })
})
