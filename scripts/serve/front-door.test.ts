import { expect, test } from 'vitest'
import { openFrontDoor } from './front-door.ts'

test.each(['127.0.0.1', '127.0.0.2', '0.0.0.0'])('a server on %s reaches itself', async host => {
  const door = await openFrontDoor(host, 0)
  expect((await fetch(door.own)).status).toBe(503)
  expect((await fetch(door.own)).headers.get('retry-after')).toBe('2')
  await door.close()
})

test('a server that leaves answers what is under way, ends its lines, and lets nobody else in', async () => {
  const door = await openFrontDoor('127.0.0.1', 0)
  const { promise: isIn, resolve: comeIn } = Promise.withResolvers<void>()
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
  door.mount('/', async (_request, response) => {
    comeIn()
    await mayAnswer
    response.end('done')
  })
  const asked = fetch(door.own)
  await isIn
  let hasLeft = false
  const left = door.leave().then(() => {
    hasLeft = true
  })
  await expect(fetch(door.own)).rejects.toThrow()
  expect(hasLeft).toBe(false)
  answer()
  const { headers, status } = await asked
  expect([status, headers.get('connection')]).toEqual([200, 'close'])
  await left
  await door.close()
})
