import { hmac, sha256 } from '../../browser/crypto.ts'
import { hashChain, toHex } from '../../seeds.ts'
import { rulesOf } from '../registry.ts'
import { type DealtRound, dealTableRound } from '../rounds/deal-round.ts'

/** The chain of the worked rounds: eight seeds, the last of them 32 bytes of 0x09. */
export const chain = hashChain(sha256, new Uint8Array(32).fill(9), 8)
export const terminal = toHex(sha256(chain[0]!))

/** Round `serial` of a table that used seed `place` of the worked chain. */
export function workedRound(
  id: string,
  table: string,
  serial: number,
  { place = serial - 1, state, entropy = '-' }: { place?: number; state?: unknown; entropy?: string } = {},
): DealtRound {
  const rules = rulesOf(id)
  const commitment = place === 0 ? terminal : toHex(chain[place - 1]!)
  const round = { rules, table, serial, commitment, seed: chain[place]!, entropy }
  return dealTableRound({ ...round, state: state === undefined ? rules.firstState() : state }, hmac)
}

/** Worked rounds from serial 1 on, each from the state that the one before left. */
export function workedRounds(id: string, table: string, count: number): DealtRound[] {
  const rounds: DealtRound[] = []
  for (let serial = 1; serial <= count; serial++)
    rounds.push(workedRound(id, table, serial, { state: rounds.at(-1)?.stateAfter }))
  return rounds
}
