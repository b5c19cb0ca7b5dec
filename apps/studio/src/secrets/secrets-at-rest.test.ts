import { randomBytes } from 'node:crypto'
import { commitmentOf, fromHex } from '@baize/game-kit'
import * as crypto from '@baize/game-kit/node/crypto'
import { keysFromText } from '@baize/server-kit/secrets/key-of-keys'
import { rewrapDataKeys, Vault } from '@baize/server-kit/secrets/vault'
import { asOwner, startTestWorld, type TestWorld } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { sealOldSecrets } from './seal-old-secrets.ts'
import { seedOf } from './stored-pairs.ts'

let world: TestWorld
beforeAll(async () => {
  world = await startTestWorld()
})
afterAll(() => world.stop())

test('[DOOR-012] a copy of the database tells no seed in use, no signing key and no token', async () => {
  const visit = await world.play(await world.member())
  await visit.spin()
  const { pool } = world.database
  const seeds = await pool.query<{ seed: Buffer; commitment: string }>(`
    select server_seed as seed, commitment from studio.seed_pair where revealed_at is null and server_seed is not null
    union all select next_server_seed, next_commitment from studio.seed_pair where next_server_seed is not null`)
  const known = seeds.rows.filter(({ seed, commitment }) => commitmentOf(crypto.sha256, seed) === commitment)
  expect(known).toEqual([])
  const texts = await pool.query<{ value: string }>(`
    select value from studio.setting union all select value from secrets.secret union all select wallet_token from studio.visit`)
  expect(texts.rows.length).toBeGreaterThan(4)
  expect(texts.rows.filter(({ value }) => !value.startsWith('v1.'))).toEqual([])
})

const newKey = (id: string) => `${id}:${randomBytes(32).toString('base64')}`

test('[DOOR-012] a new key of keys takes over: old rows stay readable, and after wrapping anew the old key may go', async () => {
  const { pool } = world.database
  const [before, after] = [newKey('2025'), newKey('2026')]
  await asOwner(
    world.database,
    'create table studio.trial_key (like studio.data_key including all); grant all on studio.trial_key to public',
  )
  const table = 'studio.trial_key' as 'studio.data_key'
  const sealed = (await Vault.open(pool, table, keysFromText(before))).seal(Buffer.from('a seed'), 'here')
  const both = keysFromText(`${after},${before}`)
  expect((await Vault.open(pool, table, both)).unseal(sealed, 'here')?.toString()).toBe('a seed')
  await expect(Vault.open(pool, table, keysFromText(after))).rejects.toThrow(/2025/)
  expect(await rewrapDataKeys(pool, table, both)).toBe(1)
  const vault = await Vault.open(pool, table, keysFromText(after))
  expect(vault.unseal(sealed, 'here')?.toString()).toBe('a seed')
  expect(vault.unseal(sealed, 'elsewhere')).toBeNull()
  expect(await rewrapDataKeys(pool, table, both)).toBe(0)
  await asOwner(world.database, 'drop table studio.trial_key')
})

test('[DOOR-012] seeds and tokens from before are sealed at a start, and play goes on with them', async () => {
  const visit = await world.play(await world.member())
  const { db, vault } = world.studio
  const { commitment } = visit.boot.fairness
  const pairs = db.selectFrom('studio.seed_pair').selectAll().where('commitment', '=', commitment)
  const pair = await pairs.executeTakeFirstOrThrow()
  const seed = seedOf(vault, pair)
  // As it stood before: the seed plain, and no other row of the player in use.
  const nextSeed = vault.unseal(pair.sealed_next_seed!, pair.next_commitment!)!
  await asOwner(
    world.database,
    `begin; alter table studio.seed_pair disable trigger seed_committed;
    update studio.seed_pair set server_seed = '\\x${seed.toString('hex')}', sealed_seed = null,
      next_server_seed = '\\x${nextSeed.toString('hex')}', sealed_next_seed = null where id = ${pair.id};
    update studio.visit set wallet_token = '${vault.unsealText(await tokenOf(pair.user_id), 'wallet-token')}'
      where user_id = '${pair.user_id}';
    alter table studio.seed_pair enable trigger seed_committed; commit`,
  )
  await sealOldSecrets(db, vault)
  expect(await pairs.executeTakeFirstOrThrow()).toMatchObject({ server_seed: null, sealed_seed: expect.any(Buffer) })
  expect(await tokenOf(pair.user_id)).toMatch(/^v1\./)
  expect((await visit.spin()).status).toBe(200)
  world.clock.advance(20_000)
  await world.studio.retrier.run()
  const { revealed } = (await visit.rotate('next')).body
  expect(commitmentOf(crypto.sha256, fromHex(revealed!.serverSeed))).toBe(commitment)
})

const tokenOf = async (userId: string): Promise<string> =>
  (
    await world.studio.db
      .selectFrom('studio.visit')
      .select('wallet_token')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
  ).wallet_token
