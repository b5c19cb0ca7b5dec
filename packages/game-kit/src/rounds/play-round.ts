import { type DrawLog, drawsFrom, recordDraws } from '../draws.ts'
import type { Outcome, Variant } from '../models/model.ts'
import { definitionHash, type RegisteredModel } from '../models/registry.ts'
import { type Hmac, openStream, type Sha256, type StreamLabel } from '../stream.ts'

/** Family and purpose of a slot round's outcome stream (games book 7.1). */
const SLOT_FAMILY = 'slot'
const OUTCOME_PURPOSE = '0'

/** What a round's outcome follows from, and nothing else. */
export interface RoundInput {
  model: RegisteredModel
  variant: Variant
  gameCode: string
  betUnits: number
  serverSeed: Uint8Array
  clientSeed: string
  nonce: number
}

export interface PlayedRound extends Outcome {
  draws: DrawLog[]
  coinUnits: number
}

/** The label of a slot round's outcome stream. */
export function outcomeLabel(
  input: Pick<RoundInput, 'gameCode' | 'clientSeed' | 'nonce'>,
  version: number,
): StreamLabel {
  const { gameCode, clientSeed, nonce } = input
  return { family: SLOT_FAMILY, gameCode, definitionVersion: version, clientSeed, nonce, purpose: OUTCOME_PURPOSE }
}

/**
 * Plays a slot round from its committed seed: the same input always gives the same draws, events and win.
 * @throws StakeError when the bet does not divide into whole coins
 */
export function playRound(input: RoundInput, hmac: Hmac): PlayedRound {
  const definition = input.model.definition(input.variant)
  const stream = openStream(hmac, input.serverSeed, outcomeLabel(input, definition.version))
  const { draws, log } = recordDraws(drawsFrom(stream), OUTCOME_PURPOSE)
  const outcome = input.model.play(input.variant, input.betUnits, draws)
  return { ...outcome, draws: [log], coinUnits: input.betUnits / definition.coinsPerBet }
}

/** Content address of the definition that a round of this model and variant is played by. */
export function roundDefinitionHash(input: Pick<RoundInput, 'model' | 'variant'>, sha256: Sha256): string {
  return definitionHash(input.model.definition(input.variant), sha256)
}
