/** What was measured on one machine, by the benchmark whose name comes first. */
export interface Measured {
  capacity: {
    rounds_s: number
    quorum_rounds_s: number
    transfers_a_round: number
    stored_bytes_a_round: number
    wal_bytes_a_round: number
    platform_ms_a_round: number
    database_ms_a_round: number
    quorum_primary_ms_a_round: number
  }
  'wallet-http': { real_per_s: number; nodb_ms_a_call: number }
  machine: { cpu: string; cores: number; memoryGb: number; loadBefore: number }
  at: string
}

/** Of a processor at most so much is planned for: the rest is for peaks, jobs, readers and vacuum. */
const plannedShare = 0.7
/** Processors of each machine that is reckoned with. */
const plannedCores = 8
/** A house plays at its peak for a part of the day: on average so much of it. */
export const averageShare = 0.1
const brands = 10
/** A bet and its settle. */
const callsARound = 2

/** A house of some size, at its peak. */
export interface Capacity {
  name: string
  /** Bets a second, each with its settle. */
  bets: number
  /** Processors that the platform's processes need beside the database, where they have machines of their own. */
  platformCores: number | null
}

/** Bets a second that so many processors carry, of which each takes so many milliseconds. */
const betsOn = (cores: number, ms: number): number => (plannedShare * cores * 1_000) / ms

export function capacities({ capacity: measured, 'wallet-http': http }: Measured): Capacity[] {
  const platformMs = measured.platform_ms_a_round + callsARound * http.nodb_ms_a_call
  const machine = betsOn(plannedCores, platformMs + measured.database_ms_a_round)
  const cluster = betsOn(plannedCores, measured.quorum_primary_ms_a_round)
  const platformCores = Math.ceil((cluster * platformMs) / 1_000 / plannedShare)
  return [
    { name: `one machine of ${plannedCores} cores`, bets: machine, platformCores: null },
    { name: `one cluster, its primary with ${plannedCores} cores`, bets: cluster, platformCores },
    { name: `${brands} brands, each such a cluster`, bets: brands * cluster, platformCores: brands * platformCores },
  ]
}
