import { setTimeout as wait } from 'node:timers/promises'
import type { Sea } from './sea.ts'

/** A planned stop waits so long for what is in the air (rooms.md 1.2). */
const LONGEST_MS = 10_000
const STEP_MS = 100

/** Takes no further shots, lets what is in the air land, and concludes all tickets. Purses wait for the next holder. */
export async function drain(sea: Sea): Promise<void> {
  sea.isClosing = true
  for (const room of sea.rooms.values()) {
    room.tellAll({ kind: 'end', reason: 'closing' })
    for (const seat of room.players.keys()) room.act({ kind: 'close', seat }, sea.nowMs)
  }
  const untilMs = performance.now() + LONGEST_MS
  const isOpen = () => [...sea.rooms.values()].some(({ tickets }) => tickets.size > 0)
  while (isOpen() && performance.now() < untilMs) {
    await wait(STEP_MS)
    await sea.run()
  }
  for (const room of sea.rooms.values())
    for (const seat of room.players.keys()) room.act({ kind: 'leave', seat }, sea.nowMs)
  await sea.run()
}
