import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { openFrontDoor } from './front-door.ts'

const lines = 1_000
const callsALine = 10
const shortestMs = 4_000
const longestMs = 70_000

const door = await openFrontDoor('127.0.0.1', 0)
door.mount('/', (_request, response) => response.end('taken'))
afterAll(() => door.close())

/** One call on the line of a pool; says if the line was one that was used before. */
const call = (agent: Agent) =>
  new Promise<boolean>((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port: door.port, agent }, response =>
      response.resume().on('end', () => resolve(request.reusedSocket)),
    )
    request.on('error', reject)
  })

/** Pauses spread over the whole span, short ones more often; the last one of every line is the longest. */
const pauseMs = (line: number, nth: number): number =>
  nth === callsALine - 1
    ? longestMs
    : shortestMs * (longestMs / shortestMs) ** (((line * 7 + nth * 131) % lines) / lines)

test('[MEND-061] a pooled caller meets no reset in 10,000 calls with pauses of 4 to 70 seconds', async () => {
  const spent = await Promise.all(
    Array.from({ length: lines }, async (_, line) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      const reused = [await call(agent)]
      for (let nth = 1; nth < callsALine; nth++) {
        await pause(pauseMs(line, nth))
        reused.push(await call(agent))
      }
      agent.destroy()
      return reused
    }),
  )
  expect(spent.flat()).toHaveLength(lines * callsALine)
  expect(spent.filter(([first, ...later]) => first || later.includes(false))).toEqual([])
}, 900_000)
