import { ROUND_CHECKS, type RoundVerdict } from '@baize/game-kit'
import * as crypto from '@baize/game-kit/browser/crypto'
import { type VerifiableInstant, verifyInstant } from '@baize/game-kit/instant/verify-instant'

export { ROUND_CHECKS }

/** Recomputes a round on this machine. The rules of all games come with it, so it is a part of its own. */
export const recompute = (record: VerifiableInstant): RoundVerdict => verifyInstant(record, crypto)
