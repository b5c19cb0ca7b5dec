import { type Hmac, type NextWord, openStream } from '../stream.ts'
import type { SportId } from './sport-model.ts'

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
