import { expect, test } from 'vitest'
import { exampleProof } from '../examples/proofs.ts'
import { BET_CHECKS, checkBet, FIXTURE_CHECKS, recompute } from './recompute.ts'

const { record, proof } = exampleProof()

test('a match is worked out block by block, and every block is told', async () => {
  const blocks: number[] = []
  const { signal } = new AbortController()
  const verdict = await recompute(record, { onBlock: block => blocks.push(block), signal })
  expect(verdict).toEqual({ ok: true, passed: FIXTURE_CHECKS })
  expect(blocks).toEqual(Array.from({ length: 30 }, (_, at) => at + 1))
})

test('a page that is left works nothing out any more', async () => {
  const going = new AbortController()
  const blocks: number[] = []
  const worked = recompute(record, {
    onBlock: block => {
      blocks.push(block)
      if (block === 3) going.abort()
    },
    signal: going.signal,
  })
  await expect(worked).rejects.toThrow('aborted')
  expect(blocks).toEqual([1, 2, 3])
})

test('the proof of a bet holds with the record of its match, and as far as it goes without it', () => {
  expect(checkBet(proof, [record])).toEqual({ ok: true, passed: BET_CHECKS })
  expect(checkBet(proof, [])).toMatchObject({ ok: true, passed: ['leaf', 'path'] })
})
