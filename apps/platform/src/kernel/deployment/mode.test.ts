import { createTestDatabase, realHouse as real, startTestPlatform, TestClient, type TestPlatform } from '@baize/testing'
import { expect, test } from 'vitest'
import { demoFactor } from '../../demo/operators.ts'

test('[DOOR-001] a database that was filled as a demo never takes real money', async () => {
  const demo = await startTestPlatform()
  await expect(startTestPlatform(real, { database: demo.database })).rejects.toMatchObject({
    code: 'other_mode',
    message: expect.stringContaining('REAL_MONEY'),
  })
  await demo.stop()
})

test('[DOOR-001] real money has no demo operator, outbox, sandbox or sample sign-in', async () => {
  const site = await startTestPlatform(real)
  expect((await fetch(`${site.url}/dev/outbox`)).status).toBe(404)
  expect((await fetch(`${site.url}/dev/identity`)).status).toBe(404)
  expect((await fetch(`${site.url}/identitytoolkit.googleapis.com/v1/recaptchaParams`)).status).toBe(404)
  for (const id of ['LOGIN_GOOGLE', 'LOGIN_FACEBOOK', 'FIREBASE_SMS'] as const)
    await site.platform.settings.switchModule(id, true)
  const { social } = (await (await new TestClient(site.url, site.clock).open()).call('site.permission', {})).info
  expect(social).toEqual({ google: null, facebook: null, firebase: null })
  expect(site.platform.cashier.sandboxKeys).toEqual({})
  expect(site.platform.jobs.map(({ name }) => name)).not.toContain('demo-operator-robot')
  const desk = await new TestClient(site.url, site.clock).open()
  const published = await desk.send('operators.login', { username: 'operator', password: 'Baize#2026' })
  expect(published.body.errorCode).toBe('bad_credentials')

  await expect(startTestPlatform({}, { database: site.database })).rejects.toMatchObject({ code: 'other_mode' })
  await site.stop()
})

test('[CONS-085] a house with real money does not start while an operator has the demo’s factor', async () => {
  const site = await startTestPlatform(real)
  const { database } = site
  const account = {
    username: 'anna',
    username_key: 'anna',
    kind: 'operator',
    agent_type: 0,
    password_hash: 'x',
  } as const
  const at = { created_at: site.clock.now(), password_changed_at: site.clock.now() }
  const { id } = await database.kysely
    .insertInto('identity.account')
    .values({ ...account, ...at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await database.kysely
    .insertInto('operators.operator')
    .values({ id, person_id: id, created_at: site.clock.now() })
    .execute()
  await site.platform.operators.factors.keep(database.kysely, id, demoFactor, 'held')
  await expect(startTestPlatform(real, { database })).rejects.toMatchObject({
    code: 'demo_factor',
    message: expect.stringContaining('operators.removeFactor'),
  })
  await site.stop()
})

test('[DEPLOY-004] a part makes no demo of a database that nobody filled, and says what to do; of real money it may be the first', async () => {
  const part = { BAIZE_ROLE: 'api', STUDIO_URL: 'http://127.0.0.1:9', DATABASE_URL: 'postgresql://given/by-the-test' }
  const database = await createTestDatabase()
  await expect(startTestPlatform(part, { database })).rejects.toMatchObject({
    code: 'not_filled',
    message: expect.stringMatching(/BAIZE_ROLE=all.*REAL_MONEY=on/),
  })
  expect((await database.pool.query('select mode from deployment.mode')).rows).toEqual([])
  const site = await startTestPlatform({ ...part, ...real }, { database })
  await site.stop()
})

test('[DEPLOY-001, DEPLOY-002] books of real money are kept in the currency that the first start names, and in no other', async () => {
  const database = await createTestDatabase()
  const { CURRENCY: _, ...unnamed } = real
  await expect(startTestPlatform(unnamed, { database })).rejects.toMatchObject({
    code: 'other_currency',
    message: expect.stringMatching(/CURRENCY, .*good\.$/),
  })
  expect((await database.pool.query('select mode from deployment.mode')).rows).toEqual([])
  const site = await startTestPlatform(real, { database })
  const { currency, currencySymbol } = await infoOf(site)
  expect([currency, currencySymbol]).toEqual(['VND', '₫'])
  await expect(startTestPlatform({ ...real, CURRENCY: 'THB' }, { database })).rejects.toMatchObject({
    message: expect.stringContaining('VND'),
  })
  await site.stop()
})

test('[DEPLOY-002] a house with real money bears the names that its first start gives it, and keeps what operators made of them', async () => {
  const database = await createTestDatabase()
  const { MERCHANT_CODE: _, BRAND_NAME: __, ...unnamed } = real
  await expect(startTestPlatform(unnamed, { database })).rejects.toMatchObject({
    code: 'other_name',
    message: expect.stringMatching(/MERCHANT_CODE, .*BRAND_NAME\.$/),
  })
  const site = await startTestPlatform(real, { database })
  const names = { merchant: 'harbour', merchantCode: 'HARBOUR', brandName: 'Harbour House' }
  expect(await infoOf(site)).toMatchObject(names)
  await expect(startTestPlatform({ ...real, MERCHANT_CODE: 'QUAY' }, { database })).rejects.toMatchObject({
    code: 'other_name',
    message: expect.stringContaining('HARBOUR'),
  })
  await site.platform.settings.writeBrand({ brandName: 'Quay House', currencySymbol: 'đ' })
  const again = await startTestPlatform(real, { database })
  expect(await infoOf(again)).toMatchObject({ ...names, brandName: 'Quay House', currencySymbol: 'đ' })
  await again.platform.close()
  await site.stop()
})

test('[DEPLOY-002] a house that opened before it was asked for its names starts without them, and is named by a later start', async () => {
  const database = await createTestDatabase()
  await database.pool.query(`insert into deployment.mode (mode) values ('real')`)
  const { MERCHANT_CODE: _, BRAND_NAME: __, CURRENCY: ___, ...unnamed } = real
  const before = await startTestPlatform(unnamed, { database })
  expect(await infoOf(before)).toMatchObject({ merchant: 'demo', currency: 'DEMO' })
  await before.platform.close()
  const { CURRENCY: ____, ...named } = real
  const after = await startTestPlatform(named, { database })
  expect(await infoOf(after)).toMatchObject({ merchant: 'harbour', brandName: 'Harbour House', currency: 'DEMO' })
  await after.stop()
})

const infoOf = async ({ url, clock }: TestPlatform) =>
  (await (await new TestClient(url, clock).open()).call('site.permission', {})).info
