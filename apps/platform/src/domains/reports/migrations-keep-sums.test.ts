import { cpSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { migrate } from '@baize/server-kit/database/migrate'
import { createTestDatabase } from '@baize/testing'
import { temporaryFolder } from '@baize/testing/database-cluster'
import { afterAll, expect, test } from 'vitest'
import { migrationSources } from '../../migrations.ts'
import { gamesOf, heldBefore } from './index.ts'

const folder = temporaryFolder()
afterAll(() => folder.remove())

/** The migrations as they were while squares were exact and what members held was summed from all that had moved. */
function sourcesBefore() {
  return migrationSources.map(source => {
    if (source.domain !== 'reports') return source
    const copy = join(folder.path, source.domain)
    cpSync(source.folder, copy, { recursive: true })
    for (const name of readdirSync(copy)) if (name >= '0004') rmSync(join(copy, name))
    return { ...source, folder: copy }
  })
}

test('[CONS-027] sums of games and what members held at the end of each day are kept from before', async () => {
  const database = await createTestDatabase({ template: 'template1' })
  const { pool, kysely } = database
  try {
    await migrate(database, sourcesBefore())
    await pool.query(
      `insert into reports.play_day (day, game_code, vendor_code, game_type, currency, bets, stake_units, payout_units, valid_units,
         stake_squares, payout_squares, products)
       values ('2026-11-28', 'GAME', 'HLG', 'RNG', 'DEMO', 3, 100, 90, 100, 1e20 + 1, 4000, 5000)`,
    )
    await pool.query(
      `insert into reports.money_day (day, code, debit_kind, credit_kind, house_qualifier, currency, transfers, units, member_units)
       values ('2026-11-28', 'DEPOSIT', 'CHANNEL', 'MAIN', 'a', 'DEMO', 1, 700, 700),
         ('2026-11-28', 'DEPOSIT', 'CHANNEL', 'MAIN', 'b', 'DEMO', 1, 20, 20),
         ('2026-11-29', 'BET', 'MAIN', 'GAMES', 'a', 'DEMO', 1, 100, -100),
         ('2026-11-29', 'DEPOSIT', 'CHANNEL', 'MAIN', 'a', 'OTHER', 1, 9, 9)`,
    )
    await migrate(database, migrationSources)
    const held = (until: string) => heldBefore({ kysely }, until, 'DEMO')
    expect([await held('2026-11-28'), await held('2026-11-29'), await held('2026-11-30')]).toEqual([0n, 720n, 620n])
    const { games } = await gamesOf({ kysely }, { from: '2026-11-28', until: '2026-11-29' }, { currency: 'DEMO' })
    expect(games).toMatchObject([{ bets: 3, stakeSquares: 1e20, payoutSquares: 4000, products: 5000 }])
  } finally {
    await database.stop()
  }
})
