import type { DrawLog } from '../draws.ts'
import type { GameEvent } from '../events.ts'
import type { Variant } from '../models/model.ts'

export type RoundState = 'created' | 'betting' | 'decided' | 'settling' | 'settled' | 'refused' | 'rolled-back' | 'void'

/** The commitment that was shown with the pair before, or with a first pair itself; times are ISO 8601. */
export interface SeedPromise {
  commitment: string
  committedAt: string
  clientSeedAt: string
}

/** A round as it is stored (games book 7.4). Amounts are units of 1/10 000; times are ISO 8601. */
export interface RoundRecord {
  roundId: string
  gameCode: string
  /** Content address of the definition; it fixes model, RTP variant and version. */
  definitionHash: string
  /** Its version, which is part of the stream's message; absent on records from before it was told. */
  definitionVersion?: number
  variant: Variant
  session: string
  member: string
  currency: string
  bet: number
  coin: number
  mode: 'real' | 'play'
  serverSeedId: string
  /** Hex SHA-256 of the server seed. */
  commitment: string
  /** What was promised of it before the client seed was taken; absent on records from before seeds were promised. */
  promise?: SeedPromise
  /** Hex server seed once it is revealed, null before. */
  serverSeed: string | null
  clientSeed: string
  nonce: number
  draws: DrawLog[]
  events: GameEvent[]
  win: number
  capped: boolean
  wallet: { betTransaction: string; winTransaction: string | null; status: string }
  state: RoundState
  openedAt: string
  decidedAt: string | null
  settledAt: string | null
  clientBuild: string
  /** What the player chose during the round; slots have none. */
  choices: { at: string; choice: string }[]
  /** Number of the last event that the client confirmed, -1 before the first. */
  cursor: number
}

/** The part of a record that a verifier needs; who played and how it was paid stays out. */
export type VerifiableRound = Pick<
  RoundRecord,
  | 'gameCode'
  | 'definitionHash'
  | 'definitionVersion'
  | 'variant'
  | 'bet'
  | 'coin'
  | 'commitment'
  | 'promise'
  | 'serverSeed'
  | 'clientSeed'
  | 'nonce'
  | 'draws'
  | 'events'
  | 'win'
  | 'capped'
>
