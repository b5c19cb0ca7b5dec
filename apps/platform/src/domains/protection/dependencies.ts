import type { Clock } from '@baize/server-kit/outside'
import type { Database, Tx } from '../../kernel/database/open-database.ts'
import type { Secrets } from '../../kernel/secrets/load-secrets.ts'
import type { Settings } from '../../kernel/settings/settings.ts'
import type { Identity } from '../identity/index.ts'
import type { Ledger } from '../ledger/index.ts'

/** Calls of later domains by which a closure ends what is theirs, in its own transaction. */
export interface ClosureHooks {
  /** Cancels deposits that nobody has paid yet. */
  cancelDeposits: (tx: Tx, memberId: bigint) => Promise<void>
  /** Ends what deposits still ask for, when the member is excluded. */
  endDepositRequirements: (tx: Tx, memberId: bigint) => Promise<void>
  /** Where a member has had money paid to. */
  payeesOf: (memberId: bigint) => Promise<{ channel: string; number: string }[]>
  /** Notes which providers have to end what the member plays, before its sessions end. */
  noteStops: (tx: Tx, memberId: bigint) => Promise<void>
  /** Ends the game sessions. */
  endVisits: (tx: Tx, memberId: bigint) => Promise<void>
  /** Tells those providers, after the commit. */
  tellStops: () => Promise<void>
}

export interface ProtectionDependencies {
  database: Database
  clock: Clock
  settings: Pick<Settings, 'brand' | 'recentBrand'>
  identity: Pick<Identity, 'setClosed' | 'endEverywhere' | 'sessions'>
  secrets: Pick<Secrets, 'markKey'>
  ledger: Pick<Ledger, 'balances' | 'lockBalances'>
  /** Told after the commit. */
  onClosed: (memberId: bigint) => Promise<void>
}
