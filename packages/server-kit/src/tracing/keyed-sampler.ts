import { createHmac } from 'node:crypto'
import { type Context, type Link, TraceFlags, trace } from '@opentelemetry/api'
import { type Sampler, SamplingDecision, type SamplingResult } from '@opentelemetry/sdk-trace'

const kept: SamplingResult = { decision: SamplingDecision.RECORD_AND_SAMPLED }
const left: SamplingResult = { decision: SamplingDecision.NOT_RECORD }
const draws = 2 ** 32

/**
 * Keeps a share of the traces: by their ids and a key, so that both servers keep the same ones, and that nobody outside can name an id
 * that is kept, nor ask for it. A span with a link to one that is kept is kept too.
 */
export class KeyedSampler implements Sampler {
  readonly #share: number
  readonly #key: string

  constructor(share: number, key: string) {
    this.#share = share
    this.#key = key
  }

  shouldSample(context: Context, traceId: string, _name: string, _kind: unknown, _attributes: unknown, links: Link[]) {
    const parent = trace.getSpanContext(context)
    if (parent && !parent.isRemote) return isSampled(parent) ? kept : left
    return links.some(link => isSampled(link.context)) || this.#draws(traceId) ? kept : left
  }

  toString(): string {
    return `KeyedSampler{${this.#share}}`
  }

  #draws(traceId: string): boolean {
    if (this.#share === 0 || this.#share === 1) return this.#share === 1
    return createHmac('sha256', this.#key).update(traceId).digest().readUInt32BE() < this.#share * draws
  }
}

const isSampled = ({ traceFlags }: { traceFlags: number }): boolean => (traceFlags & TraceFlags.SAMPLED) !== 0
