import type { WalletStatus } from '@baize/api/wallet-protocol'
import { sql } from 'kysely'
import type { StudioOutside } from '../outside.ts'
import type { StudioDatabase } from '../studio-database.ts'

/** Tables of stakes that the wallet is asked about until its answer is certain. */
export type StakeTable = 'studio.round' | 'studio.raise' | 'studio.slip' | 'studio.table_slip' | 'sports.bet'

export interface RefusalDependencies {
  db: StudioDatabase
  outside: StudioOutside
  log: { warn(detail: object, message: string): void; error(detail: object, message: string): void }
}

export interface Refused {
  id: string
  status: WalletStatus
}

const firstRetryMs = 5_000
const longestRetryMs = 600_000
/** After so many certain refusals, an hour and a quarter of them, a stake is a dead letter. */
const mostRefusals = 12

/** Puts off what the wallet refused for certain, twice as long each time, and gives up what it refuses for ever. */
export async function noteRefusals(
  { db, outside, log }: RefusalDependencies,
  table: StakeTable,
  refused: readonly Refused[],
): Promise<void> {
  if (refused.length === 0) return
  const now = outside.now()
  const { rows } = await sql<{ id: string; refusal: string; dead_at: Date | null }>`
    update ${sql.table(table)} s set refusals = s.refusals + 1, refusal = r.status,
      dead_at = case when s.refusals + 1 >= ${mostRefusals} then ${now}::timestamptz end,
      retry_at = case when s.refusals + 1 < ${mostRefusals} then ${now}::timestamptz + interval '1 millisecond'
        * least(${firstRetryMs} * power(2, s.refusals + 1), ${longestRetryMs}) end
    from unnest(${refused.map(({ id }) => id)}::uuid[], ${refused.map(({ status }) => status)}::text[]) as r (id, status)
    where s.id = r.id and s.retry_at is not null
    returning s.id, s.refusal, s.dead_at`.execute(db)
  const [{ id: stake, status }] = refused as [Refused]
  log.warn({ table, stakes: refused.length, stake, status }, 'refused by the wallet; tried again later')
  for (const { id, refusal } of rows.filter(({ dead_at }) => dead_at))
    log.error({ table, stake: id, refusal }, 'dead letter: the wallet refuses it for ever')
}
