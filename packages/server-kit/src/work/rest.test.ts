import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { paced } from './rest.ts'

/** Lines that take three milliseconds of the processor each. */
function* heavyLines(count: number): Generator<number> {
  for (let line = 0; line < count; line++) {
    const until = performance.now() + 3
    while (performance.now() < until);
    yield line
  }
}

test('lines of a file come whole and in order, and others have their turn after each slice', async () => {
  let [turns, isOver] = [0, false]
  const others = (async () => {
    for (; !isOver; turns++) await turn()
  })()
  const [lines, turnsBefore]: number[][] = [[], []]
  for await (const line of paced(heavyLines(20))) {
    lines!.push(line)
    turnsBefore!.push(turns)
  }
  isOver = true
  await others
  expect(lines).toEqual(Array.from({ length: 20 }, (_, line) => line))
  // Each had more turns before it than the one before.
  expect(new Set(turnsBefore).size).toBe(20)
})

test('an end of the reader is an end of the lines', async () => {
  let isClosed = false
  async function* lines() {
    try {
      for (;;) yield 'line'
    } finally {
      isClosed = true
    }
  }
  for await (const line of paced(lines())) {
    expect(line).toBe('line')
    break
  }
  expect(isClosed).toBe(true)
})
