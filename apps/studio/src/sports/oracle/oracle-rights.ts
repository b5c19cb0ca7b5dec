import type { ClientBase } from 'pg'

/** Role that alone reads chains. */
export const oracleRole = 'baize_oracle'

/** Columns of fixtures that the oracle reads: which blocks are sealed, and nothing of bets. */
const ofFixtures = 'id, sport, version, blocks, ratings, entropy, block, state_now, sealed_block, window_at'

/**
 * Gives the oracle's role what it needs, where that role is there: one that a deployment makes later has its rights after the
 * next migration. Runs as the owner; where nothing is to change it changes nothing.
 */
export async function giveOracleRights(owner: ClientBase): Promise<void> {
  const { rows } = await owner.query<{ lacks: boolean }>(
    `select not (has_schema_privilege(oid, 'oracle', 'USAGE') and has_schema_privilege(oid, 'sports', 'USAGE')
       and has_table_privilege(oid, 'oracle.data_key', 'SELECT') and has_table_privilege(oid, 'oracle.data_key', 'INSERT')
       and has_table_privilege(oid, 'oracle.data_key', 'UPDATE') and has_table_privilege(oid, 'oracle.chain', 'SELECT')
       and has_table_privilege(oid, 'oracle.chain', 'INSERT') and (
         select bool_and(has_column_privilege(pg_roles.oid, 'sports.fixture', name, 'SELECT'))
         from unnest(string_to_array($2, ', ')) as name)) as lacks
     from pg_roles where rolname = $1`,
    [oracleRole, ofFixtures],
  )
  if (!rows[0]?.lacks) return
  await owner.query(`
    grant usage on schema oracle, sports to ${oracleRole};
    grant select, insert, update on oracle.data_key to ${oracleRole};
    grant select, insert on oracle.chain to ${oracleRole};
    grant select (${ofFixtures}) on sports.fixture to ${oracleRole}`)
}
