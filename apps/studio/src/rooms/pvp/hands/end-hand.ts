import type { MatchState } from '@baize/game-kit/pvp/conduct/state'
import { packRecord } from '@baize/game-kit/pvp/frames/packed-record'
import { settleMatch } from '@baize/game-kit/pvp/settlement/settle-match'
import type { FormerHand } from '@baize/game-kit/pvp/tien-len/deal'
import type { TienLenState } from '@baize/game-kit/pvp/tien-len/state'
import { toHex } from '@baize/game-kit/seeds'
import type { MatchDependencies, ShardDependencies } from '../../rooms-dependencies.ts'
import { memberOf, tellAll } from '../seat.ts'
import type { Hand, Unsealed } from './hand.ts'
import { storeVoid } from './match-store.ts'

/**
 * Stores the end of a match and opens its seed. Chips of a practice table change hands at once.
 * @returns true where the wallet has yet to hear the end
 * @throws LeaseLost
 */
export async function endHand(deps: MatchDependencies, hand: Hand): Promise<boolean> {
  const { plan, seats, state } = hand
  const { match, serverSeed, mode } = plan
  const { end } = state!
  const settlement = settleMatch(state!)
  if (mode === 'practice') {
    for (const [seat, { player }] of seats.entries())
      if (player && settlement) player.chipsUnits += settlement.seats[seat]!.netUnits
  } else if (settlement && !(await deps.endings.add({ match, settlement, serverSeed }))) {
    await storeVoid(deps, match, { reason: 'operator', serverSeed })
    tellAll(seats, { kind: 'void', match, reason: 'operator', seats: [] })
    return false
  } else if (end?.kind === 'void') await storeVoid(deps, match, { reason: end.reason, serverSeed })
  // Of practice nothing is stored that could be read later.
  const record = mode === 'practice' && { record: packRecord(hand.record()) }
  tellAll(seats, { kind: 'reveal', match, serverSeed: toHex(serverSeed), ...record })
  return mode !== 'practice' && settlement !== null
}

/** Stores a seal that came to nothing, and tells it: everybody's money goes back. @throws LeaseLost */
export async function endUnsealed(deps: ShardDependencies, { plan, seats }: Hand, unsealed: Unsealed): Promise<void> {
  const { match, serverSeed, mode } = plan
  const broken = unsealed.kind === 'broken' ? unsealed.seats : []
  const brokenBy = broken.map(seat => memberOf(seats[seat]!))
  if (mode !== 'practice') await storeVoid(deps, match, { reason: 'seal_broken', serverSeed, brokenBy })
  tellAll(seats, { kind: 'void', match, reason: 'seal_broken', seats: unsealed.seats })
}

/** The facts of an ended hand that decide the next lead; null where the lowest card leads. */
export function formerOf({ seats }: Pick<Hand, 'seats'>, state: MatchState): FormerHand | null {
  const { lead, winner } = state.game as Pick<TienLenState, 'lead' | 'winner'>
  if (!state.rules.startsWith('DUO-TIENLEN') || state.end?.kind !== 'played' || winner === null) return null
  return { players: seats.map(memberOf), lead, winner }
}
