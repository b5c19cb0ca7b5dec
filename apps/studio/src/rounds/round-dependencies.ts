import type { EventEmitter } from 'node:events'
import type { RoundView } from '@baize/api/studio/slot'
import type { GameEvent } from '@baize/game-kit'
import type { Selectable } from 'kysely'
import type { StudioOutside } from '../outside.ts'
import type { SeedPairs } from '../secrets/seed-pairs.ts'
import type { StudioDatabase } from '../studio-database.ts'
import type { StudioTables } from '../tables.ts'
import type { Visit } from '../visits.ts'
import type { WalletClient } from '../wallet/wallet-client.ts'

export type StoredRound = Selectable<StudioTables['studio.round']>

/** From one press to the next, kept by the server too (games book 8.1). */
export const minimumCycleMs = 2_500
export const instantCycleMs = 5_000

export interface RoundDependencies {
  db: StudioDatabase
  outside: StudioOutside
  wallet: WalletClient
  seedPairs: SeedPairs
  log: { warn(detail: object, message: string): void; error(detail: object, message: string): void }
  /** Tells by its id that a round with choices has ended, to those who wait for it in this process. */
  ends: EventEmitter
  /** A round that waits longer for its wallet answer is taken over by the retrier. */
  uncertainAfterMs: number
}

/** A decided round of a slot as its player may see it. */
export function presentRound(round: StoredRound, visit: Visit): RoundView {
  return {
    roundId: round.id,
    nonce: round.nonce,
    betUnits: round.bet_units.toString(),
    winUnits: (round.win_units ?? 0n).toString(),
    events: (round.events ?? []) as GameEvent[],
    cursor: round.cursor,
    openedAt: round.opened_at.toISOString(),
    isOfThisVisit: round.visit_id === visit.id,
  }
}
