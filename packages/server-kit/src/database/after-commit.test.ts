import { asOwner, createTestDatabase } from '@baize/testing/database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { afterCommit } from './after-commit.ts'
import { silentLog } from './log.ts'
import { connect } from './open-database.ts'
import { lostRace } from './postgres-errors.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
  await asOwner(database, 'create table noted (what text not null); grant all on noted to public')
})
afterAll(() => database.stop())

const note = (what: string) => sql`insert into noted values (${what})`
const noted = async () =>
  (await database.pool.query<{ what: string }>('select what from noted')).rows.map(row => row.what)

test('what follows a commit sees it, on a connection of its own, and is over before the database is closed', async () => {
  const faults: string[] = []
  const other = connect({ ...database, log: { ...silentLog, error: fault => faults.push(fault) }, poolSize: 2 })
  let seen = 0
  await other.transaction(async tx => {
    await note('first').execute(tx)
    afterCommit(tx, async on => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from noted`.execute(on)
      seen = rows[0]!.count
      await note('after').execute(on)
    })
    afterCommit(tx, async () => {
      throw new Error('nobody is there')
    })
  })
  await other.stop()
  expect(seen).toBe(1)
  expect(await noted()).toEqual(['first', 'after'])
  expect(faults).toEqual(['what follows a commit failed: nobody is there'])
})

test('nothing follows a transaction that was undone, and what is run again is followed once', async () => {
  const followed: string[] = []
  const undone = database.transaction(async tx => {
    afterCommit(tx, async () => void followed.push('undone'))
    throw new Error('no')
  })
  await expect(undone).rejects.toThrow('no')
  let runs = 0
  await database.transaction(async tx => {
    runs += 1
    const run = `run ${runs}`
    afterCommit(tx, async () => void followed.push(run))
    if (runs < 3) throw lostRace('somebody was faster')
  })
  await expect.poll(() => followed).toEqual(['run 3'])
})

test('a transaction that is over cannot be followed', async () => {
  const tx = await database.transaction(async open => open)
  expect(() => afterCommit(tx, async () => {})).toThrow('only an open transaction can be followed')
})
