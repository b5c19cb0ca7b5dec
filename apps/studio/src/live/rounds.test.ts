import { randomUUID } from 'node:crypto'
import { hmac, sha256 } from '@baize/game-kit/node/crypto'
import { firstBreak, firstGap, verifyTableRound } from '@baize/game-kit/tables/index'
import { asOwner, checkInvariants, startTestWorld, type TestWorld, verifyExport } from '@baize/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { DealtTable, FrameReader } from './fixtures.ts'

let world: TestWorld
beforeAll(async () => {
  world = await startTestWorld()
})
afterAll(() => world.stop())
afterEach(async () => {
  world.clock.goOn()
  expect(await checkInvariants(world.database)).toEqual([])
})

const exported = async ({ code }: DealtTable) => {
  const answer = await fetch(new URL(`/studio/tables.jsonl?game=${code}`, world.studioUrl))
  const lines = (await answer.text()).split('\n').filter(Boolean)
  return lines.map(line => JSON.parse(line)).reverse()
}

const terminalOf = async ({ code }: DealtTable): Promise<string> => {
  const chain = await world.studio.db
    .selectFrom('studio.table_chain')
    .select('terminal')
    .where('table_code', '=', code)
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow()
  return chain.terminal
}

test('[TABLE-029] each commitment is the seed of the round before, and every round is recomputed from its record', async () => {
  const table = new DealtTable(world, 'LVT-BAC-1')
  for (let i = 0; i < 4; i++) await table.finish(await table.open())
  const records = await exported(table)
  const terminal = await terminalOf(table)
  expect(records.map(({ phase }) => phase)).toEqual(['shuffle', 'round', 'round', 'round', 'round'])
  expect(firstBreak(sha256, { terminal, firstSerial: 1 }, records)).toBeNull()
  const links = records.map(record => ({ ...record, isVoid: record.voidReason !== null }))
  expect(firstGap(links, sha256)).toBeNull()
  for (const record of records) expect(verifyTableRound(record, { hmac, sha256 })).toMatchObject({ ok: true })
  const lines = records.toReversed().map(record => JSON.stringify(record))
  expect((await verifyExport(lines.join('\n'))).stdout).toBe('0 rounds and 5 rounds of tables verified, 0 failed.')
  const without = await verifyExport(lines.with(2, lines[2]!.replace(/"seed":"./, '"seed":"x')).join('\n'))
  expect([without.status, without.stdout]).toEqual([1, '0 rounds and 4 rounds of tables verified, 1 failed.'])
  records[2].seed = records[2].seed.replace(/^./, (digit: string) => (digit === '0' ? '1' : '0'))
  expect(firstBreak(sha256, { terminal, firstSerial: 1 }, records)).toMatchObject({ serial: 3 })
})

test('[TABLE-030] until a round is dealt its seed stands in no frame, history, export or log', async () => {
  const table = new DealtTable(world, 'LVT-SIC-1')
  const seated = await table.sit()
  await table.finish(await table.open())
  const round = await table.open()
  const reader = await FrameReader.open(world, seated)
  await table.bet(seated, round, { big: 1 })
  await table.runTo(round.closes_at)
  const history = (await seated.visit.send('table.rounds', {})).body
  await expect.poll(() => reader.frames.map(({ kind }) => kind)).toContain('closed')
  const said = JSON.stringify([reader.frames, history, await exported(table), world.logLines])
  const { seed } = await table.finish(round)
  reader.close()
  expect(said).toContain(round.commitment)
  expect(said).not.toContain(seed!.toString('hex'))
})

test('rounds are listed newest first, and below any serial for those who verify an old bet', async () => {
  const table = new DealtTable(world, 'LVT-SIC-1')
  const seated = await table.sit()
  const first = await table.open()
  await table.finish(first)
  await table.finish(await table.open())
  const serialsOf = async (page: object) => {
    const { body } = await seated.visit.send('table.rounds', page)
    return body.map(({ serial }: { serial: number }) => serial)
  }
  const serial = Number(first.serial)
  expect((await serialsOf({ limit: 2 }))[0]).toBeGreaterThan(serial)
  expect(await serialsOf({ limit: 1, before: serial + 1 })).toEqual([serial])
  for (const before of [1, 0, 1.5, 'x']) {
    const { status, body } = await seated.visit.send('table.rounds', { before })
    expect([status, body.error, body.field]).toEqual([400, 'input_invalid', 'before'])
  }
})

test('[TABLE-021] a dealer whose lease another one took over changes no row', async () => {
  const table = new DealtTable(world, 'LVT-DTG-1')
  const round = await table.open()
  const taken = { holder: randomUUID(), leased_until: new Date(world.clock.now().getTime() + 60_000) }
  await world.studio.db
    .updateTable('studio.live_table')
    .set(eb => ({ ...taken, fence: eb('fence', '+', 1n) }))
    .where('code', '=', table.code)
    .execute()
  await table.runTo(round.closes_at)
  expect((await table.roundOf(round.serial)).state).toBe('OPEN')
  // The other one is gone by now, and this one goes on.
  world.clock.advance(90_000)
  expect((await table.finish(round)).void_reason).toBe('LATE')
})

test('what nobody deals for a minute is void: whole stakes back, nothing counted, the seed shown, the shoe as it was', async () => {
  const table = new DealtTable(world, 'LVT-BAC-1')
  const players = [await table.sit(), await table.sit(), await table.sit()]
  const round = await table.open()
  for (const [i, player] of players.entries()) await table.bet(player, round, { P: 5 + i })
  await table.runTo(round.closes_at)
  // Nobody deals for more than a minute.
  world.clock.advance(round.seals_at.getTime() + 61_000 - world.clock.now().getTime())
  const voided = await table.finish(round)
  expect([voided.state, voided.void_reason, voided.seed?.length]).toEqual(['VOIDED', 'LATE', 32])
  for (const player of players) expect(await table.balance(player)).toBe(1000)
  const { rows } = await world.database.pool.query(
    "select sum(valid_units) as valid, count(*) as bets from rounds.bet where game_code = 'LVT-BAC-1' and status = 'VOID'",
  )
  expect(rows).toEqual([{ valid: '0', bets: 3n }])
  const next = await table.roundOf(round.serial + 1n)
  expect([next.state_before, next.commitment]).toEqual([round.state_before, voided.seed!.toString('hex')])
})

test('[TABLE-025] a table that nobody watches rests after two rounds, and a look opens its next round within two seconds', async () => {
  const table = new DealtTable(world, 'LVT-WHL-1')
  const first = await table.open()
  // The first was woken by a look; two more go by.
  for (const serial of [first.serial, first.serial + 1n, first.serial + 2n]) await table.finish({ serial })
  const waiting = await table.roundOf(first.serial + 3n)
  await table.runTo(waiting.opens_at, 120_000)
  expect((await table.roundOf(waiting.serial)).state).toBe('SCHEDULED')
  const lookedAt = world.clock.now().getTime()
  await table.watch()
  const woken = await table.roundOf(waiting.serial)
  expect(woken.opens_at.getTime() - lookedAt).toBeLessThan(2_000)
  expect([woken.commitment, woken.state_before]).toEqual([waiting.commitment, waiting.state_before])
  expect((await table.open()).serial).toBe(waiting.serial)
})

test('a seed that cannot be opened voids its round, and the table goes on with another chain', async () => {
  const table = new DealtTable(world, 'LVT-ROU-1')
  const seated = await table.sit()
  const round = await table.open()
  await table.bet(seated, round, { red: 5 })
  await asOwner(
    world.database,
    `alter table studio.table_chain_seed disable trigger table_chain_seed_kept;
    update studio.table_chain_seed set sealed_seed = sealed_seed || 'x'::bytea
      where chain_id in (select id from studio.table_chain where table_code = 'LVT-ROU-1');
    alter table studio.table_chain_seed enable trigger table_chain_seed_kept`,
  )
  const voided = await table.finish(round)
  expect([voided.state, voided.void_reason]).toEqual(['VOIDED', 'SEED'])
  expect(await table.balance(seated)).toBe(1000)
  const next = await table.open()
  expect(next.chain_id).not.toBe(round.chain_id)
  expect((await table.finish(next)).state).toBe('SETTLED')
})
