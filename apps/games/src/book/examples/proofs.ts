import type { BookProofAnswer } from '@baize/api/studio/sports/bets'
import { toHex } from '@baize/game-kit'
import { betLeafText, type ProvenBet } from '@baize/game-kit/book/verify/bet-proof'
import type { FixtureRecord } from '@baize/game-kit/book/verify/fixture-record'
import { playedRecord } from '@baize/game-kit/book/verify/testing/played-record'
import { sha256 } from '@baize/game-kit/browser/crypto'
import { leafHash } from '@baize/game-kit/lotteries/book/merkle'

const match = {
  ...{ model: 'FOOT' as const, fixture: 'F1.1.12.3', hasPrices: true },
  ratings: { home: [1_150, 900], away: [1_000, 1_050] },
}

/** The rulebook's match, which ended 1-1, and a bet on it that won: the record of the one and the proof of the other. */
export function exampleProof(): { record: FixtureRecord; proof: BookProofAnswer } {
  const sheetHash = playedRecord(match).sheets[0]!.hash
  const bet: ProvenBet = {
    ...{ betId: 'bet-4', kind: 'single', system: null, book: 'real:PHP', isPart: false, acceptedMs: 1_800_000_000_000 },
    ...{ lineStakeUnits: '100000', stakeUnits: '100000', outcome: 'won', payoutUnits: '184000', creditedUnits: '0' },
    legs: [
      {
        ...{ fixture: match.fixture, market: 'OU', line4: 11, selection: 'under', combined: [], milli: 1_840 },
        ...{ phase: 'before', block: 0, sheetHash, result: { kind: 'won' } },
      },
    ],
  }
  const legs = bet.legs.map(leg => ({ ...leg, claim: 'OU|11|under' }))
  const text = betLeafText({ ...bet, holder: 'a'.repeat(64), legs })
  const [own, other] = [leafHash(sha256, text), leafHash(sha256, 'the bet of somebody else')]
  const record = playedRecord({ ...match, leaves: [{ block: 1, hashes: [own, other] }] })
  const { root, count } = record.seals[0]!
  const proof = { fixture: match.fixture, text, salt: 'b'.repeat(32), index: 0, block: 1, count, root, bet }
  return { record, proof: { ...proof, siblings: [toHex(other)] } }
}
