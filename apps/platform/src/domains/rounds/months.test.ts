import { cpSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { migrate } from '@baize/server-kit/database/migrate'
import { createTestDatabase } from '@baize/testing'
import { temporaryFolder } from '@baize/testing/database-cluster'
import { afterAll, expect, test } from 'vitest'
import type { EveryDatabase } from '../../domains/every-table.ts'
import { connectOwner } from '../../kernel/database/open-database.ts'
import { migrationSources } from '../../migrations.ts'

const folder = temporaryFolder()
afterAll(() => folder.remove())

/** The migrations as they were before bets and facts lay in months. */
function sourcesBefore() {
  const begins = { rounds: '0022-months.sql', gateway: '0008-months.sql', rebates: '0001-daily.sql' } as Record<
    string,
    string
  >
  return migrationSources.map(source => {
    const first = begins[source.domain]
    if (!first) return source
    const copy = join(folder.path, source.domain)
    cpSync(source.folder, copy, { recursive: true })
    for (const name of readdirSync(copy)) if (name >= first) rmSync(join(copy, name))
    return { ...source, folder: copy }
  })
}

const placed = ['2025-11-30T23:59:59.999Z', '2025-12-01T00:00:00.000Z', new Date().toISOString()]

async function play(database: EveryDatabase) {
  for (const [n, at] of placed.entries()) {
    await database.pool.query(
      `insert into rounds.bet (provider_code, transaction_id, round_id, member_id, session_id, game_code, vendor_code,
         game_type, book, currency, stake_units, placed_at, settled_at, status)
       values ('SMP', $1, 'round', 7, 1, 'GAME', 'HLG', 'RNG', 'REAL', 'DEMO', 100, $2, $2, 'LOST')`,
      [`bet-${n}`, at],
    )
    await database.pool.query(
      `insert into rounds.fact (provider_code, transaction_id, bet_transaction_id, member_id, game_code, vendor_code,
         game_type, book, currency, bets, stake_units, payout_units, valid_units, earned_at, known_at)
       values ('SMP', 'settle', $1, 7, 'GAME', 'HLG', 'RNG', 'REAL', 'DEMO', 1, 100, 0, 100, $2, $2)`,
      [`bet-${n}`, at],
    )
  }
}

async function kept({ pool }: EveryDatabase, table: string, column: string) {
  const { rows } = await pool.query(
    `select id, ${column} as bet, tableoid::regclass::text as month from ${table} order by id`,
  )
  return rows
}

test('bets and facts from before lie in their months, with their ids, and new ones go on counting', async () => {
  const database = await createTestDatabase({ template: 'template1' })
  const owner = connectOwner(database)
  try {
    await migrate(database, sourcesBefore())
    await play(database)
    const ids = (await kept(database, 'rounds.bet', 'transaction_id')).map(({ id }) => id)
    await migrate(database, migrationSources)
    const { rows } = await database.pool.query<{ month: string }>(
      `select to_char(now() at time zone 'UTC', 'YYYY_MM') as month`,
    )
    const months = ['2025_11', '2025_12', rows[0]!.month]
    for (const [table, column] of [
      ['bet', 'transaction_id'],
      ['fact', 'bet_transaction_id'],
    ] as const)
      expect(await kept(database, `rounds.${table}`, column)).toEqual(
        months.map((month, n) => ({ id: ids[n], bet: `bet-${n}`, month: `rounds.${table}_${month}` })),
      )
    const { rows: next } = await database.pool.query<{ id: bigint }>(
      `insert into rounds.bet (provider_code, transaction_id, round_id, member_id, session_id, game_code, vendor_code,
         game_type, book, currency, stake_units)
       values ('SMP', 'next', 'round', 7, 1, 'GAME', 'HLG', 'RNG', 'REAL', 'DEMO', 100) returning id`,
    )
    expect(next[0]!.id).toBe(BigInt(ids[2]) + 1n)
    await expect(owner.pool.query('truncate rounds.fact_2025_11')).rejects.toMatchObject({ code: '23001' })
    await expect(owner.pool.query('update rounds.fact set stake_units = 1')).rejects.toMatchObject({ code: '23001' })
    await expect(play(database)).rejects.toMatchObject({ code: '23505' })
  } finally {
    await owner.stop()
    await database.stop()
  }
})
