import { randomBytes } from 'node:crypto'
import { ROOT_CONTEXT } from '@opentelemetry/api'
import { SamplingDecision } from '@opentelemetry/sdk-trace'
import { expect, test } from 'vitest'
import { KeyedSampler } from './keyed-sampler.ts'

const ids = Array.from({ length: 4_000 }, () => randomBytes(16).toString('hex'))
const keptBy = (share: number, key: string) =>
  ids.filter(id => {
    const { decision } = new KeyedSampler(share, key).shouldSample(ROOT_CONTEXT, id, '', 0, {}, [])
    return decision === SamplingDecision.RECORD_AND_SAMPLED
  })

test('[SCALE-008] both servers keep the same share of traces, which nobody without the key can tell', () => {
  expect(keptBy(0.1, 'one')).toEqual(keptBy(0.1, 'one'))
  expect(keptBy(0.1, 'one').length).toBeGreaterThan(300)
  expect(keptBy(0.1, 'one').length).toBeLessThan(500)
  const others = new Set(keptBy(0.1, 'other'))
  expect(keptBy(0.1, 'one').filter(id => others.has(id)).length).toBeLessThan(100)
  expect([keptBy(0, 'one').length, keptBy(1, 'one').length]).toEqual([0, ids.length])
})
