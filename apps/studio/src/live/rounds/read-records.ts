import type { TableRecord } from '@baize/api/studio/live'
import { toHex } from '@baize/game-kit'
import { sha256 } from '@baize/game-kit/node/crypto'
import { rulesOf, tableDefinitionHash } from '@baize/game-kit/tables/index'
import type { LiveDependencies, StoredTableRound } from '../live-dependencies.ts'
import { planOf } from './present-round.ts'

export type RecordRow = StoredTableRound & { chain: number }

/** Rounds whose seed is open, with what a verifier needs of them. */
export const recordRows = ({ db }: Pick<LiveDependencies, 'db'>) =>
  db
    .selectFrom('studio.table_round as r')
    .innerJoin('studio.table_chain as c', 'c.id', 'r.chain_id')
    .selectAll('r')
    .select('c.number as chain')
    .where('r.state', 'in', ['DRAWN', 'SETTLED', 'VOIDED'])

export const presentRecord = (round: RecordRow): TableRecord => ({
  table: round.table_code,
  serial: Number(round.serial),
  definition: round.definition,
  definitionHash: tableDefinitionHash(rulesOf(round.definition).definition, sha256),
  phase: round.phase,
  chain: round.chain,
  place: round.place,
  commitment: round.commitment,
  stateBefore: JSON.parse(round.state_before),
  facts: planOf(round).facts,
  seed: round.seed && toHex(round.seed),
  entropy: round.entropy,
  beaconRound: round.beacon_round === null ? null : Number(round.beacon_round),
  draws: round.draws === null ? null : JSON.parse(round.draws),
  result: round.result === null ? null : JSON.parse(round.result),
  stateAfter: round.state_after === null ? null : JSON.parse(round.state_after),
  bookRoot: round.book_root,
  slips: round.slips,
  stakeUnits: round.stake_units === null ? null : String(round.stake_units),
  previousSealHash: round.previous_seal_hash,
  sealHash: round.seal_hash,
  voidReason: round.void_reason,
})

/** Rounds of a table whose seed is open, newest first: the newest of all, or those with serials under `before`. */
export async function readTableRecords(
  deps: Pick<LiveDependencies, 'db'>,
  table: string,
  { limit, before }: { limit: number; before?: number | undefined },
): Promise<TableRecord[]> {
  const rows = await recordRows(deps)
    .where('r.table_code', '=', table)
    .$if(before !== undefined, query => query.where('r.serial', '<', BigInt(before!)))
    .orderBy('r.serial', 'desc')
    .limit(limit)
    .execute()
  return rows.map(presentRecord)
}
