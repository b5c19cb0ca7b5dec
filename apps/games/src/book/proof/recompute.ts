import type { BetProof } from '@baize/game-kit/book/verify/bet-proof'
import type { FixtureRecord } from '@baize/game-kit/book/verify/fixture-record'
import { BET_CHECKS, type BetVerdict, verifyBet } from '@baize/game-kit/book/verify/verify-bet'
import { FIXTURE_CHECKS, type FixtureVerdict, verifySteps } from '@baize/game-kit/book/verify/verify-fixture'
import * as crypto from '@baize/game-kit/browser/crypto'

export { BET_CHECKS, FIXTURE_CHECKS }

const nextTask = () => new Promise<void>(resolve => setTimeout(resolve))

/**
 * Works a match out again on this machine, block by block, so that the page stays quick. All models come with it: it is a part of
 * its own that a page loads late.
 */
export async function recompute(
  record: FixtureRecord,
  { onBlock, signal }: { onBlock(block: number): void; signal: AbortSignal },
): Promise<FixtureVerdict> {
  const steps = verifySteps(record, crypto)
  for (;;) {
    signal.throwIfAborted()
    const { done, value } = steps.next()
    if (done) return value
    onBlock(value)
    await nextTask()
  }
}

/** Works out what a bet came to, and its place in the tree of its match. */
export const checkBet = (proof: BetProof, records: readonly FixtureRecord[]): BetVerdict =>
  verifyBet(proof, records, crypto)
