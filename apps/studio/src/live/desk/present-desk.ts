import type { DeskRound } from '@baize/api/table-desk-protocol'
import type { StoredTableRound } from '../live-dependencies.ts'

export const msOf = (at: Date | null): number | null => at?.getTime() ?? null
export const numberOf = (units: bigint | null): number | null => (units === null ? null : Number(units))

type RoundFields = Omit<
  DeskRound,
  'definition' | 'takes_bets' | 'seed' | 'root' | 'seal_hash' | 'previous_seal_hash' | 'settled_at' | 'void' | 'books'
>

/** The part of a round that the desk and the list of rounds have in common. */
export const presentDeskRound = (round: StoredTableRound): RoundFields => ({
  serial: Number(round.serial),
  phase: round.phase,
  state: round.state,
  tier: round.tier,
  void_asked: round.void_asked !== null,
  commitment: round.commitment,
  opens_at: round.opens_at.getTime(),
  closes_at: round.closes_at.getTime(),
  seals_at: round.seals_at.getTime(),
  result_at: round.result_at.getTime(),
  ends_at: round.ends_at.getTime(),
})
