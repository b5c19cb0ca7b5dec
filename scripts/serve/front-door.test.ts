import { expect, test } from 'vitest'
import { openFrontDoor } from './front-door.ts'

test.each(['127.0.0.1', '127.0.0.2', '0.0.0.0'])('a server on %s reaches itself', async host => {
  const door = await openFrontDoor(host, 0)
  expect((await fetch(door.own)).status).toBe(503)
  expect((await fetch(door.own)).headers.get('retry-after')).toBe('2')
  await door.close()
})
