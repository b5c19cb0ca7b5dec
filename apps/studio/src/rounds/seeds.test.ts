import { commitmentOf, verifyRound } from '@baize/game-kit'
import * as crypto from '@baize/game-kit/node/crypto'
import { GameVisit, startTestWorld, type TestWorld, verifyExport, verifyServer } from '@baize/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: TestWorld
beforeAll(async () => {
  world = await startTestWorld()
})
afterAll(() => world.stop())

const fairnessOf = async (visit: GameVisit) => (await visit.send('seeds.state', {})).body
/** A seed that the house likes, as it would look for one that answers a client seed. */
const liked = new Uint8Array(32).fill(66)

describe('seeds that are promised', () => {
  test('[DOOR-011] a house that has seen the client seed cannot choose the server seed it meets', async () => {
    const visit = await world.play(await world.member())
    const before = await fairnessOf(visit)
    world.nextSeeds.push(liked)
    const { body } = await visit.rotate('my-own-seed')
    expect(body.fairness.commitment).not.toBe(commitmentOf(crypto.sha256, liked))
    expect(body.fairness.commitment).toBe(before.nextCommitment)
  })

  test('[DOOR-011] a first pair is public before its client seed, which only the browser makes', async () => {
    const member = await world.member()
    const { gameUrl } = await member.call('launch.gameLaunch', { vassalage: 'MIR', gameCode: 'MIR-00J' })
    const visit = await GameVisit.openPage(world.studioUrl, gameUrl)
    expect(visit.boot.fairness).toMatchObject({ clientSeed: null, wantsClientSeed: true, nextNonce: 0 })
    expect((await visit.spin()).body.error).toBe('client_seed_wanted')
    const { body } = await visit.rotate('from-the-browser')
    const { commitment } = visit.boot.fairness
    expect(body).toMatchObject({
      revealed: null,
      fairness: { commitment, clientSeed: 'from-the-browser', wantsClientSeed: false },
    })
    expect((await visit.spin()).status).toBe(200)
  })

  test('a client seed that comes before any commitment is refused, and a commitment made', async () => {
    const member = await world.member()
    const { gameUrl } = await member.call('launch.gameLaunch', { vassalage: 'LOTT', gameCode: 'LT_3D' })
    const visit = await GameVisit.openPage(world.studioUrl, gameUrl)
    world.nextSeeds.push(liked)
    expect((await visit.rotate('too-early')).body.error).toBe('client_seed_wanted')
    expect((await fairnessOf(visit)).commitment).toBe(commitmentOf(crypto.sha256, liked))
    expect((await visit.rotate('in-time')).status).toBe(200)
  })

  test('[DOOR-011] the record tells what was promised, and the verifier finds what was not', async () => {
    const visit = await world.play(await world.member())
    const { nextCommitment } = await fairnessOf(visit)
    await visit.rotate('second')
    const { round } = (await visit.spin()).body
    world.clock.advance(20_000)
    await world.studio.retrier.run()
    await visit.rotate('third')
    const { body: record } = await visit.record(round.roundId)
    expect(record.promise).toMatchObject({ commitment: nextCommitment })
    expect(verifyRound(record, crypto)).toMatchObject({ ok: true })
    const promise = record.promise!
    for (const broken of [
      { ...promise, commitment: 'ab'.repeat(32) },
      { ...promise, committedAt: new Date(Date.parse(promise.clientSeedAt) + 1).toISOString() },
    ])
      expect(verifyRound({ ...record, promise: broken }, crypto)).toMatchObject({ difference: { check: 'promise' } })
    const twoSeeds = [record, { ...record, clientSeed: 'another' }].map(line => JSON.stringify(line)).join('\n')
    expect(await verifyExport(twoSeeds)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('two client seeds'),
    })
  })

  test('[DOOR-011] a pair whose client seed the studio made is changed for one with the seed of the browser', async () => {
    const visit = await world.play(await world.member())
    const { db } = world.studio
    const pairs = db.selectFrom('studio.seed_pair').selectAll()
    const { commitment } = await fairnessOf(visit)
    const { id: _, ...pair } = await pairs.where('commitment', '=', commitment).executeTakeFirstOrThrow()
    // As a migrated pair is: in use, with a seed of the studio's and a promise.
    await db
      .updateTable('studio.seed_pair')
      .set({ revealed_at: world.clock.now() })
      .where('commitment', '=', commitment)
      .execute()
    await db
      .insertInto('studio.seed_pair')
      .values({ ...pair, client_seed: 'of-the-studio', client_seed_at: null })
      .execute()
    expect((await visit.spin()).body.error).toBe('client_seed_wanted')
    const { body } = await visit.rotate('of-the-browser')
    expect(body.fairness).toMatchObject({ commitment: pair.next_commitment, wantsClientSeed: false })
    expect((await visit.spin()).status).toBe(200)
  })
})

test('ids of rounds follow the time, and a search for rounds in play reads an index of those alone', async () => {
  const visit = await world.play(await world.member())
  const ids: string[] = []
  for (let i = 0; i < 5; i++) {
    world.clock.advance(3_000)
    ids.push((await visit.spin()).body.round.roundId)
  }
  expect(ids).toEqual(ids.toSorted())
  expect(ids.every(id => id[14] === '7')).toBe(true)
  const plan = await world.studio.db.transaction().execute(async tx => {
    await sql`set local enable_seqscan = off`.execute(tx)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select id from studio.round
      where seed_pair_id = 1 and state in ('betting', 'playing', 'rolling-back')`.execute(tx)
    return rows.map(row => row['QUERY PLAN']).join('\n')
  })
  expect(plan).toContain('_seed_pair_id_idx')
  expect(plan).not.toContain('Seq Scan')
})

test('[WALK-018] the command says how many rounds wait for their reveal, and verifies them once they are revealed', async () => {
  const waitingNow = async () => Number(/(\d+) more rounds wait/.exec(await verifyServer(world.studioUrl))?.[1] ?? 0)
  const verifiedNow = async () => Number(/^(\d+) rounds/.exec(await verifyServer(world.studioUrl))?.[1])
  const before = { waiting: await waitingNow(), verified: await verifiedNow() }
  const visit = await world.play(await world.member())
  await visit.spin()
  expect(await waitingNow()).toBe(before.waiting + 1)
  world.clock.advance(20_000)
  await world.studio.retrier.run()
  await visit.rotate('another-one')
  expect([await waitingNow(), await verifiedNow()]).toEqual([before.waiting, before.verified + 1])
})
