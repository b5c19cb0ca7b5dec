import { type Hmac, type NextWord, openStream } from '../stream.ts'
import type { SportId } from './sport-model.ts'

/** How many values a word has: thresholds and weights are integers of it. */
export const WORDS = 2 ** 32

/** The words below which something of a chance in millionths comes about, rounded down. */
export const thresholdOf = (ppm: number): number => Math.floor((WORDS * ppm) / 1_000_000)

/** A fixture as its streams are named. */
export interface FixtureStream {
  model: SportId
  version: number
  /** Such as `F1.1.12.3`: competition, season, round, match. */
  fixture: string
  /** `-`, or the public value that was mixed in. */
  entropy: string
}

/**
 * The words of one block, from its own seed alone (sportsbook 2.1).
 * @param purpose `0` for what decides, `look` for pictures and statistics
 */
export function blockWords(
  hmac: Hmac,
  seed: Uint8Array,
  { model, version, fixture, entropy }: FixtureStream,
  block: number,
  purpose: '0' | 'look' = '0',
): NextWord {
  return openStream(hmac, seed, {
    ...{ family: 'sport', gameCode: model, definitionVersion: version },
    ...{ clientSeed: `${fixture}.${entropy}`, nonce: block, purpose },
  })
}
