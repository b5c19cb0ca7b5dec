import { connectOwner } from '@baize/server-kit/database/open-database'
import { asOwner, type GameVisit, startTestWorld, type TestWorld, verifyExport } from '@baize/testing'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { Table } from '../instant/raises/fixtures.ts'

const dayMs = 24 * 3_600_000
const cycleMs = 2_500
let world: TestWorld
beforeAll(async () => {
  world = await startTestWorld()
  // The test says when they work.
  await world.studio.months.stop()
  await world.studio.retrier.stop()
})
afterEach(() => {
  world.wallet.line = () => 'good'
})
afterAll(() => world.stop())

const query = async <T extends object>(text: string, values: unknown[] = []) =>
  (await world.database.pool.query<T>(text, values)).rows
const partitionOf = async (id: string) =>
  (await query<{ name: string }>('select tableoid::regclass::text as name from studio.round where id = $1', [id]))[0]!
    .name
const nameOf = (month: Date) => `studio.round_${month.toISOString().slice(0, 7).replace('-', '_')}`
const monthAfter = (date: Date, months = 1) => new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months))
const isThere = async (name: string) =>
  (await query<{ there: boolean }>('select to_regclass($1) is not null as there', [name]))[0]!.there
const goTo = (date: Date) => world.clock.advance(date.getTime() - world.clock.now().getTime())

/** A transaction of somebody else, open until it is let go or the test is over. */
async function hold(text: string): Promise<() => Promise<unknown>> {
  const owner = connectOwner(world.database)
  const holder = await owner.pool.connect()
  await holder.query(`begin; ${text}`)
  onTestFinished(async () => {
    holder.release(true)
    await owner.stop()
  })
  return () => holder.query('rollback')
}

/** A moment before the next month begins. */
const goToMonthEnd = (beforeMs: number) => goTo(new Date(monthAfter(world.clock.now()).getTime() - beforeMs))

async function spin(visit: GameVisit): Promise<string> {
  world.clock.advance(cycleMs)
  const { status, body } = await visit.spin()
  expect([status, body.error]).toEqual([200, undefined])
  return body.round.roundId
}

async function settleAll() {
  world.clock.advance(20_000)
  await world.studio.retrier.run()
}

test('[FAIR-003] [FAIR-010] rounds of two months lie in their own, and are found by id, in the history and by the verifier', async () => {
  goToMonthEnd(60_000)
  const [last, next] = [nameOf(world.clock.now()), nameOf(monthAfter(world.clock.now()))]
  const visit = await world.play(await world.member())
  const before = await spin(visit)
  await settleAll()
  goTo(monthAfter(world.clock.now()))
  const after = await spin(visit)
  await settleAll()
  expect([await partitionOf(before), await partitionOf(after)]).toEqual([last, next])
  for (const id of [before, after]) expect((await visit.round(id)).body.roundId).toBe(id)
  expect((await visit.history()).body.rounds.map(({ roundId }) => roundId)).toEqual([after, before])
  await visit.rotate('next')
  const exported = await (await fetch(`${world.studioUrl}/studio/rounds.jsonl`)).text()
  expect((await verifyExport(exported)).stdout).toBe('2 rounds verified, 0 failed.')
})

test('a spin and a full page of history read no month before the last one', async () => {
  const visit = await world.play(await world.member())
  for (let played = 0; played < 30; played++) {
    await spin(visit)
    await settleAll()
  }
  const now = world.clock.now()
  const newest = [nameOf(monthAfter(now, -1)), nameOf(now)]
  const parts = await query<{ name: string }>(
    `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'studio.round'::regclass`,
  )
  const others = parts.map(({ name }) => name).filter(name => !newest.includes(name))
  const letGo = await hold(`lock table ${others.join(', ')} in access exclusive mode`)
  const id = await spin(visit)
  expect((await visit.history()).body.rounds).toHaveLength(30)
  expect((await visit.confirm(id, 0)).status).toBe(200)
  await letGo()
  await settleAll()
})

test('two tabs that press at once over the end of a month: one round, one stake', async () => {
  goToMonthEnd(60_000)
  const member = await world.member()
  const [a, b] = [await world.play(member), await world.play(member)]
  const userId = (await member.call('members.info', {})).id
  const held = Promise.withResolvers<'good'>()
  world.wallet.line = path => (path.endsWith('/bet') ? held.promise : 'good')
  // Both have begun, each in a month of its own, before either writes its round.
  const letGo = await hold(`select from studio.seed_pair where user_id = '${userId}' for update`)
  const waiting = async () =>
    (await query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).length
  const first = a.spin()
  await expect.poll(waiting).toBe(1)
  goTo(monthAfter(world.clock.now()))
  const second = b.spin()
  await expect.poll(waiting).toBe(2)
  await letGo()
  const refused = await Promise.race([first, second])
  expect([refused.status, refused.body.error]).toEqual([409, 'round_open'])
  held.resolve('good')
  const statuses = (await Promise.all([first, second])).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 409])
  expect(await query('select from studio.round where user_id = $1', [userId])).toHaveLength(1)
  await settleAll()
})

test('[MON-008] a month that is made behind an open dump lets bets pass, and is there once the dump is done', async () => {
  world.clock.advance(31 * dayMs)
  const month = nameOf(monthAfter(world.clock.now(), 3))
  expect(await isThere(month)).toBe(false)
  const visit = await world.play(await world.member())
  const endDump = await hold('select count(*) from studio.round')
  for (let passes = false; !passes; ) {
    world.clock.advance(1_000)
    let waits = true
    const making = world.studio.months.run().finally(() => (waits = false))
    await spin(visit)
    passes = waits
    await making
    await settleAll()
  }
  expect(await isThere(month)).toBe(false)
  await endDump()
  world.clock.advance(1_000)
  await world.studio.months.run()
  expect(await isThere(month)).toBe(true)
})

test('[MON-008] rounds that met no month of their own are told, and move into one with what hangs on them', async () => {
  world.clock.advance(200 * dayMs)
  const table = new Table(world)
  const member = await world.member()
  const slot = await world.play(member)
  const spun = await spin(slot)
  const visit = await table.play(member)
  const { roundId } = await table.open(visit, ['double'])
  await visit.choose(roundId, 0, { kind: 'double' })
  await table.settleAll()
  for (const id of [spun, roundId]) expect(await partitionOf(id)).toBe('studio.round_default')
  const { past } = (await visit.rounds()).body

  await world.studio.months.run()
  for (const id of [spun, roundId]) expect(await partitionOf(id)).toBe(nameOf(world.clock.now()))
  expect(world.logLines.errors.join('')).toMatch(/"movedFromDefault":2.*default partition/)
  expect((await visit.rounds()).body.past).toEqual(past)
  expect(await table.raisesOf(roundId)).toMatchObject([{ state: 'taken' }])
  expect(await query('select from studio.round_choice where round_id = $1', [roundId])).toHaveLength(1)
  expect(await query('select from studio.round_default')).toEqual([])
  for (const table of ['round', 'round_choice', 'raise'])
    await expect(asOwner(world.database, `delete from studio.${table}`)).rejects.toThrow(/stays as it is/)
  expect(await partitionOf(await spin(slot))).toBe(nameOf(world.clock.now()))
  await settleAll()
})
