import * as crypto from '../../node/crypto.ts'
import { commitmentOf, fromHex } from '../../seeds.ts'
import { startMatch } from '../conduct/start.ts'
import { seatHash } from '../deal/seeds.ts'
import type { SeatWitness } from '../deal/witness.ts'
import type { MatchCode } from '../match-game.ts'
import type { MatchRecord } from '../verify/match-record.ts'
import { recordOf } from '../verify/verify-match.ts'
import { playOut, startOf } from './matches.ts'

/** A match that bots played to its end, as it is published, and what each seat kept of its seal. */
export function finishedMatch(
  code: MatchCode,
  of: { hand: number; seats: number },
): { record: MatchRecord; witness(seat: number): SeatWitness } {
  const start = startOf(code, of)
  const { match, seeds } = start
  const { acts, steps } = playOut(startMatch(start, crypto), of.hand)
  const commitment = commitmentOf(crypto.sha256, fromHex(start.serverSeed))
  const hashes = seeds.map((seed, seat) => seatHash(crypto.sha256, match, seat, seed))
  const record = recordOf({ ...start, commitment, hashes, acts }, steps.at(-1)!.state, crypto)
  return { record, witness: seat => ({ match, seat, commit: commitment, seed: seeds[seat]! }) }
}
