import { expect, test } from 'vitest'
import { Spoken } from './narrator.ts'

test('one sentence in five seconds is said, and of those between the last', () => {
  const said: string[] = []
  let nowMs = 0
  const spoken = new Spoken({ say: sentence => said.push(sentence), nowMs: () => nowMs })
  for (const [atMs, sentence] of [
    [0, 'one'],
    [1_000, 'two'],
    [4_000, 'three'],
    [5_000, null],
    [11_000, null],
  ] as const) {
    nowMs = atMs
    spoken.tell(sentence)
  }
  expect(said).toEqual(['one', 'three'])
})
