import { ROUND_CHECKS, type RoundVerdict, type VerifiableRound, verifyRound } from '@baize/game-kit'
import * as crypto from '@baize/game-kit/browser/crypto'

export { ROUND_CHECKS }

/** Recomputes a round on this machine. All models come with it, so it is a part of its own that a page loads late. */
export const recompute = (record: VerifiableRound): RoundVerdict => verifyRound(record, crypto)
