import { type DrawLog, drawsFrom, recordDraws } from '../draws.ts'
import { type Hmac, openStream } from '../stream.ts'
import type { InstantBet, InstantOutcome, TimedChoice } from './instant-game.ts'
import type { RegisteredTable } from './registry.ts'

const INSTANT_FAMILY = 'instant'
const OUTCOME_PURPOSE = '0'

/** What a round follows from, and nothing else. */
export interface InstantInput {
  table: RegisteredTable
  gameCode: string
  bet: InstantBet
  choices: readonly TimedChoice[]
  serverSeed: Uint8Array
  clientSeed: string
  nonce: number
}

export interface PlayedInstant extends InstantOutcome {
  draws: DrawLog[]
}

/**
 * Plays a round from its committed seed as far as its choices go. Each choice starts from the first draw again, so what
 * was drawn before it stays as it was.
 * @throws InstantInputError for a choice that the round does not offer
 */
export function playInstant(input: InstantInput, hmac: Hmac): PlayedInstant {
  const { table, gameCode, bet, choices, serverSeed, clientSeed, nonce } = input
  const label = { family: INSTANT_FAMILY, gameCode, definitionVersion: table.definition.version, clientSeed, nonce }
  const stream = openStream(hmac, serverSeed, { ...label, purpose: OUTCOME_PURPOSE })
  const { draws, log } = recordDraws(drawsFrom(stream), OUTCOME_PURPOSE)
  const outcome = table.play(bet, choices, draws)
  return { ...outcome, draws: [log] }
}
