import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrate } from '@baize/server-kit/database/migrate'
import { asOwner, createTestDatabase } from '@baize/testing'
import { expect, onTestFinished, test } from 'vitest'

const folder = fileURLToPath(new URL('../migrations', import.meta.url))

/** A database of the studio as it was before rounds lay in months, with a player's pair and visit. */
async function openBefore() {
  const database = await createTestDatabase()
  const before = await mkdtemp(join(tmpdir(), 'baize-migrations-'))
  onTestFinished(async () => {
    await database.stop()
    await rm(before, { recursive: true })
  })
  for (const file of await readdir(folder)) if (file < '0019') await copyFile(join(folder, file), join(before, file))
  await migrate(database, [{ domain: 'studio', folder: before }])
  await database.pool.query(`
    insert into studio.visit (ticket_hash, ticket_until, wallet_token, user_id, game_code, currency, language, mode, back_url, created_at)
      values ('\\x00', now(), 'v1.', '1', 'MIR-00J', 'DEMO', 'en', 'real', '/', now());
    insert into studio.seed_pair (user_id, sealed_seed, commitment, client_seed, next_nonce, next_commitment, sealed_next_seed, created_at)
      values ('1', '\\x00', 'c', 's', 1000, 'n', '\\x00', now())`)
  return database
}
type Old = Awaited<ReturnType<typeof openBefore>>

/** Rounds with ids by an expression on `i`, of which every hundredth has a choice. */
async function play({ pool }: Old, id: string, from: number, until: number, state = 'settled') {
  await pool.query(`
    with played as (
      insert into studio.round (id, visit_id, user_id, game_code, definition_hash, variant, currency, mode, bet_units, coin_units,
        seed_pair_id, client_seed, nonce, events, win_units, state, opened_at, retry_at)
      select ${id}, 1, '1', 'MIR-00J', 'h', 'A', 'DEMO', 'real', 100, 1, 1, 's', i, '[]', i, '${state}', now() - interval '1 day', now()
      from generate_series(${from}, ${until}) i returning id, nonce)
    insert into studio.round_choice select id, 0, '{}', 1 from played where nonce % 100 = 0`)
}

test('[MON-008] a database from before keeps its rounds, of random ids and of ids in time, with all that guards them', async () => {
  const database = await openBefore()
  const { pool } = database
  await play(database, 'gen_random_uuid()', 0, 599)
  await play(database, `uuidv7(make_interval(days => -(i % 60)))`, 600, 998)
  await play(database, 'uuidv7()', 999, 999, 'decided')
  const rounds = `select id, nonce, win_units, state, retry_at from studio.round order by nonce`
  const choices = 'select round_id, number from studio.round_choice order by round_id'
  const [before, chosen] = [(await pool.query(rounds)).rows, (await pool.query(choices)).rows]
  await migrate(database, [{ domain: 'studio', folder }])
  expect((await pool.query(rounds)).rows).toEqual(before)
  expect((await pool.query(choices)).rows).toEqual(chosen)
  const { rows: lying } = await pool.query<{ part: string; rounds: number }>(`
    select tableoid::regclass::text as part, count(*)::int as rounds from studio.round where nonce >= 600 group by 1`)
  expect(lying.length).toBeGreaterThanOrEqual(2)
  for (const { part } of lying) expect(part).toMatch(/^studio\.round_\d{4}_\d{2}$/)

  const { id } = before.at(-1)
  await expect(pool.query('update studio.round set win_units = 5 where id = $1', [id])).rejects.toThrow(
    /stays as it is/,
  )
  await expect(asOwner(database, `delete from studio.round where id = '${id}'`)).rejects.toThrow(/stays as it is/)
  await expect(pool.query(`insert into studio.round_choice values (gen_random_uuid(), 0, '{}', 1)`)).rejects.toThrow(
    /foreign key/,
  )
  await expect(play(database, 'uuidv7()', 1_000, 1_000, 'betting')).rejects.toMatchObject({ constraint: 'round_open' })
  await expect(play(database, 'uuidv7()', 999, 999, 'settled')).rejects.toMatchObject({ constraint: 'round_nonce' })
  await pool.query(`update studio.round set state = 'settled', retry_at = null where id = $1`, [id])
  await play(database, 'uuidv7()', 1_000, 1_000, 'betting')
})
