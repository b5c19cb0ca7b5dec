import type { BetProof } from '@baize/game-kit/book/verify/bet-proof'
import type { TestWorld } from '@baize/testing'
import type { Player } from '../fixtures.ts'

/** Lines of the public export of fixtures, by what its query asks for. */
export const exportedFixtures = async ({ studioUrl }: TestWorld, asked: string): Promise<string> =>
  (await fetch(new URL(`/studio/fixtures.jsonl?${asked}`, studioUrl))).text()

export const proofOf = async ({ visit }: Player, id: string, fixture: string): Promise<BetProof> =>
  (await visit.call('book.proof', { id, fixture })).body
