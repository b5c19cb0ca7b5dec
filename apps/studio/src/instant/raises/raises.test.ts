import {
  instantDefinitionHash,
  instantTables,
  type VerifiableInstant,
  verifyInstant,
} from '@baize/game-kit/instant/index'
import * as crypto from '@baize/game-kit/node/crypto'
import {
  asOwner,
  checkInvariants,
  type InstantVisit,
  startTestWorld,
  type TestWorld,
  verifyExport,
} from '@baize/testing'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { idleMs, type Kind, resultsOf, stakeUnits, Table } from './fixtures.ts'

let world: TestWorld
let table: Table
beforeAll(async () => {
  world = await startTestWorld()
  table = new Table(world)
  await world.studio.instants.stop()
  await world.studio.retrier.stop()
})
afterEach(async () => {
  world.wallet.line = () => 'good'
  expect(await checkInvariants(world.database)).toEqual([])
})
afterAll(() => world.stop())

const credit = 10_000_000n
const stake = BigInt(stakeUnits)
const [won, lost, push] = [
  { status: 'WON', stake_units: stake, payout_units: 2n * stake, valid_units: stake },
  { status: 'LOST', stake_units: stake, payout_units: 0n, valid_units: stake },
  { status: 'PUSH', stake_units: stake, payout_units: stake, valid_units: 0n },
]

/** Makes choices one after the other; the answer to the last one. */
async function chooseAll(visit: InstantVisit, roundId: string, kinds: Kind[]) {
  let answer = null
  for (const [number, kind] of kinds.entries()) {
    answer = await visit.choose(roundId, number, { kind })
    expect([answer.status, answer.body.error]).toEqual([200, undefined])
  }
  return answer!.body
}

describe('stakes in the middle of a round', () => {
  test.each([
    ['a double that wins', ['double'], ['won'], [won, won]],
    ['a double that loses', ['double'], ['lost'], [lost, lost]],
    ['a double of an equal total', ['double'], ['push'], [push, push]],
    ['a split of which one hand wins and one loses', ['split', 'stand', 'stand'], ['won', 'lost'], [won, lost]],
    ['a split of which both hands push', ['split', 'stand', 'stand'], ['push', 'push'], [push, push]],
    ['a double after a split', ['split', 'double', 'stand'], ['won', 'lost'], [won, lost, won]],
    ['both hands of a split doubled', ['split', 'double', 'double'], ['lost', 'won'], [lost, won, lost, won]],
  ] as [string, Kind[], string[], (typeof won)[]][])(
    '%s: each stake is a bet of its own, and the balance moves by win less stakes',
    async (_, kinds, results, bets) => {
      const member = await world.member()
      const visit = await table.play(member)
      const opened = await table.open(visit, kinds, played => String(resultsOf(played)) === String(results))
      const { round, balanceUnits, settled } = await chooseAll(visit, opened.roundId, kinds)
      const staked = stake * BigInt(bets.length)
      const win = bets.reduce((sum, { payout_units }) => sum + payout_units, 0n)
      expect(round).toMatchObject({ isOver: true, stakedUnits: String(staked), winUnits: String(win) })
      expect([BigInt(balanceUnits!), settled]).toEqual([credit - staked + win, true])
      await table.settleAll()
      expect((await table.rowOf(round.roundId)).state).toBe('settled')
      expect(await table.betsOf(round.roundId)).toEqual(bets)
      expect(await table.balanceOf(member)).toBe(credit - staked + win)
      expect((await visit.rounds()).body.past[0]).toMatchObject({ roundId: round.roundId, stakedUnits: String(staked) })
    },
  )

  test('[FAIR-011] a reload in the middle comes back to both hands and what they cost', async () => {
    const member = await world.member()
    const visit = await table.play(member)
    const opened = await table.open(visit, ['split', 'stand', 'stand'])
    const { round, balanceUnits } = await chooseAll(visit, opened.roundId, ['split'])
    expect([round.stakedUnits, BigInt(balanceUnits!)]).toEqual([String(2n * stake), credit - 2n * stake])
    const again = await table.play(member)
    expect(again.boot.rounds.current).toMatchObject({
      events: round.events,
      stakedUnits: String(2n * stake),
      nextChoice: 1,
    })
    expect(BigInt(again.boot.balanceUnits)).toBe(credit - 2n * stake)
    for (const number of [1, 2]) await again.choose(round.roundId, number, { kind: 'stand' })
    await table.settleAll()
    expect(await table.betsOf(round.roundId)).toHaveLength(2)
  })

  test('a choice that the hand does not offer takes no stake', async () => {
    const member = await world.member()
    const visit = await table.play(member)
    const round = await table.open(visit, ['hit', 'stand'])
    await visit.choose(round.roundId, 0, { kind: 'hit' })
    const { status, body } = await visit.choose(round.roundId, 1, { kind: 'double' })
    expect([status, body.error, body.field]).toEqual([400, 'choice_invalid', 'choice.kind'])
    expect(await table.raisesOf(round.roundId)).toEqual([])
    expect(await table.balanceOf(member)).toBe(credit - stake)
    await visit.choose(round.roundId, 1, { kind: 'stand' })
  })

  test('a choice that was made cannot be turned into a raise, nor a raise into another', async () => {
    const visit = await table.play(await world.member())
    const round = await table.open(visit, ['double'])
    await visit.choose(round.roundId, 0, { kind: 'double' })
    const { db } = world.studio
    const ofRound = db.updateTable('studio.raise').where('round_id', '=', round.roundId)
    await expect(ofRound.set({ amount_units: 1n }).execute()).rejects.toThrow(/stays as it is/)
    await expect(db.deleteFrom('studio.raise').where('round_id', '=', round.roundId).execute()).rejects.toThrow()
    const bets = db.updateTable('studio.round').set({ bets: '[]' }).where('id', '=', round.roundId)
    await expect(bets.execute()).rejects.toThrow(/stays as it is/)
  })
})

describe('a raise that is not taken', () => {
  test('without the money for it the round goes on, and nothing has moved', async () => {
    const member = await world.member()
    const visit = await table.play(member)
    const round = await table.open(visit, ['stand'])
    await table.leaveMoney(member, stake - 1n)
    const before = await table.transfers()
    const { status, body } = await visit.choose(round.roundId, 0, { kind: 'double' })
    expect([status, body.error]).toEqual([422, 'not_enough_money'])
    expect(await table.transfers()).toBe(before)
    expect(await table.raisesOf(round.roundId)).toMatchObject([{ number: 0, state: 'refused' }])
    expect((await visit.rounds()).body.current).toMatchObject({ nextChoice: 0, stakedUnits: String(stake) })
    const other = await visit.choose(round.roundId, 0, { kind: 'stand' })
    expect(other.body.round).toMatchObject({ isOver: true, stakedUnits: String(stake) })
  })

  test('a refused raise may be tried again with the money for it', async () => {
    const member = await world.member()
    const visit = await table.play(member)
    const round = await table.open(visit, ['double'], played => resultsOf(played)[0] === 'lost')
    const { db } = world.studio
    await table.enable(false)
    expect((await visit.choose(round.roundId, 0, { kind: 'double' })).body.error).toBe('game_closed')
    await table.enable(true)
    expect((await visit.choose(round.roundId, 0, { kind: 'double' })).body.round).toMatchObject({ isOver: true })
    expect((await table.raisesOf(round.roundId)).map(({ state }) => state).toSorted()).toEqual(['refused', 'taken'])
    expect(
      await db.selectFrom('studio.round_choice').select('number').where('round_id', '=', round.roundId).execute(),
    ).toHaveLength(1)
    expect(await table.balanceOf(member)).toBe(credit - 2n * stake)
  })

  test.each(['lose-request', 'lose-answer', 'garbage'] as const)(
    '%s on its bet: the stake comes back, nothing is drawn, and the round goes on',
    async line => {
      const member = await world.member()
      const visit = await table.play(member)
      const round = await table.open(visit, ['double'])
      world.wallet.line = path => (path.endsWith('/bet') ? line : 'good')
      const { status, body } = await visit.choose(round.roundId, 0, { kind: 'double' })
      expect([status, body.error]).toEqual([503, 'wallet_unavailable'])
      for (const kind of ['double', 'hit'])
        expect((await visit.choose(round.roundId, 0, { kind })).body.error).toBe('wallet_unavailable')
      world.wallet.line = () => 'good'
      await table.settleAll()
      expect(await table.raisesOf(round.roundId)).toMatchObject([{ state: 'rolled-back' }])
      expect(await table.balanceOf(member)).toBe(credit - stake)
      expect((await visit.rounds()).body.current).toMatchObject({ nextChoice: 0, stakedUnits: String(stake) })
      expect((await visit.choose(round.roundId, 0, { kind: 'double' })).body.round).toMatchObject({ isOver: true })
      expect((await table.raisesOf(round.roundId)).map(({ state }) => state).toSorted()).toEqual([
        'rolled-back',
        'taken',
      ])
    },
  )

  test('a crash between its bet and its choice: the stake comes back, and the round goes on', async () => {
    const member = await world.member()
    const visit = await table.play(member)
    const round = await table.open(visit, ['split', 'stand', 'stand'])
    // The database takes no choice of this round: what the studio does after the bet is lost.
    await asOwner(
      world.database,
      `create function studio.test_crash() returns trigger language plpgsql as 'begin raise exception ''crash''; end';
      create trigger test_crash before insert on studio.round_choice for each row
        when (new.round_id = '${round.roundId}') execute function studio.test_crash()`,
    )
    expect((await visit.choose(round.roundId, 0, { kind: 'split' })).status).toBe(500)
    await asOwner(world.database, 'drop trigger test_crash on studio.round_choice; drop function studio.test_crash')
    expect(await table.raisesOf(round.roundId)).toMatchObject([{ state: 'taking' }])
    expect(await table.balanceOf(member)).toBe(credit - 2n * stake)
    expect((await visit.choose(round.roundId, 0, { kind: 'hit' })).body.error).toBe('choice_taken')
    await table.settleAll()
    expect(await table.raisesOf(round.roundId)).toMatchObject([{ state: 'rolled-back' }])
    expect(await table.balanceOf(member)).toBe(credit - stake)
    const { round: over } = await chooseAll(visit, round.roundId, ['split', 'stand', 'stand'])
    await table.settleAll()
    expect(await table.balanceOf(member)).toBe(credit - 2n * stake + BigInt(over.winUnits))
  })

  test('sent again after a crash, the choice is made with the stake that was taken already', async () => {
    const member = await world.member()
    const visit = await table.play(member)
    const round = await table.open(visit, ['double'], played => resultsOf(played)[0] === 'lost')
    await asOwner(
      world.database,
      `create function studio.test_crash() returns trigger language plpgsql as 'begin raise exception ''crash''; end';
      create trigger test_crash before insert on studio.round_choice for each row
        when (new.round_id = '${round.roundId}') execute function studio.test_crash()`,
    )
    expect((await visit.choose(round.roundId, 0, { kind: 'double' })).status).toBe(500)
    await asOwner(world.database, 'drop trigger test_crash on studio.round_choice; drop function studio.test_crash')
    expect((await visit.choose(round.roundId, 0, { kind: 'double' })).body.round).toMatchObject({ isOver: true })
    expect(await table.raisesOf(round.roundId)).toMatchObject([{ state: 'taken' }])
    expect(await table.balanceOf(member)).toBe(credit - 2n * stake)
  })
})

describe('the same raise again', () => {
  test('is answered, and not taken twice', async () => {
    const member = await world.member()
    const visit = await table.play(member)
    const round = await table.open(visit, ['split', 'stand', 'stand'])
    const first = await visit.choose(round.roundId, 0, { kind: 'split' })
    const second = await visit.choose(round.roundId, 0, { kind: 'split' })
    expect(second.body.round).toMatchObject({ events: first.body.round.events, stakedUnits: String(2n * stake) })
    expect((await visit.choose(round.roundId, 0, { kind: 'double' })).body.error).toBe('choice_taken')
    expect(await table.balanceOf(member)).toBe(credit - 2n * stake)
    expect(await table.raisesOf(round.roundId)).toHaveLength(1)
    for (const number of [1, 2]) await visit.choose(round.roundId, number, { kind: 'stand' })
  })

  test('from two tabs at once is taken once, and both hear the same', async () => {
    const member = await world.member()
    const [a, b] = [await table.play(member), await table.play(member)]
    const round = await table.open(a, ['double'], played => resultsOf(played)[0] === 'won')
    const answers = await Promise.all([a, b, a, b].map(visit => visit.choose(round.roundId, 0, { kind: 'double' })))
    for (const { status, body } of answers) expect([status, body.round.winUnits]).toEqual([200, String(4n * stake)])
    await table.settleAll()
    expect(await table.betsOf(round.roundId)).toEqual([won, won])
    expect(await table.balanceOf(member)).toBe(credit + 2n * stake)
  })

  test('of which one copy was refused: one that comes late is refused too, though it could be granted by then', async () => {
    const member = await world.member()
    const [a, b] = [await table.play(member), await table.play(member)]
    const round = await table.open(a, ['double'])
    const [arrived, held] = [Promise.withResolvers<void>(), Promise.withResolvers<'good'>()]
    world.wallet.line = path => {
      if (!path.includes('bet')) return 'good'
      world.wallet.line = () => 'good'
      arrived.resolve()
      return held.promise
    }
    const late = a.choose(round.roundId, 0, { kind: 'double' })
    await arrived.promise
    await table.enable(false)
    expect((await b.choose(round.roundId, 0, { kind: 'double' })).body.error).toBe('game_closed')
    await table.enable(true)
    held.resolve('good')
    expect((await late).body.error).toBe('game_closed')
    expect(await table.raisesOf(round.roundId)).toMatchObject([{ state: 'refused' }])
    expect(await table.balanceOf(member)).toBe(credit - stake)
    expect((await b.choose(round.roundId, 0, { kind: 'stand' })).body.round).toMatchObject({
      isOver: true,
      stakedUnits: String(stake),
    })
  })

  test('a double and a hit at once: one stands, the other is told so', async () => {
    const member = await world.member()
    const [a, b] = [await table.play(member), await table.play(member)]
    const round = await table.open(a, ['double'])
    const answers = await Promise.all([
      a.choose(round.roundId, 0, { kind: 'double' }),
      b.choose(round.roundId, 0, { kind: 'hit' }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { stakedUnits } = answers.find(({ status }) => status === 200)!.body.round
    await table.settleAll(idleMs + 1_000)
    expect(await table.betsOf(round.roundId)).toHaveLength(Number(stakedUnits) / stakeUnits)
  })
})

describe('rounds that nobody plays on', () => {
  test('[FAIR-011] after a split the time-out rule stands both hands', async () => {
    const member = await world.member()
    const visit = await table.play(member)
    const opened = await table.open(
      visit,
      ['split', 'stand', 'stand'],
      played => String(resultsOf(played)) === 'lost,won',
    )
    await chooseAll(visit, opened.roundId, ['split'])
    await table.settleAll(idleMs + 1_000)
    await table.settleAll()
    expect((await table.rowOf(opened.roundId)).state).toBe('settled')
    expect(await table.betsOf(opened.roundId)).toEqual([lost, won])
    expect(await table.balanceOf(member)).toBe(credit)
  })

  test('while a raise is under way the time-out rule leaves the round alone; its clock starts again afterwards', async () => {
    const member = await world.member()
    const visit = await table.play(member)
    const round = await table.open(visit, ['double'])
    world.wallet.line = path => (/bet|rollback/.test(path) ? 'lose-request' : 'good')
    await visit.choose(round.roundId, 0, { kind: 'double' })
    await table.settleAll(idleMs + 1_000)
    await table.settleAll(idleMs + 1_000)
    expect((await table.rowOf(round.roundId)).state).toBe('playing')
    expect(await table.raisesOf(round.roundId)).toMatchObject([{ state: 'rolling-back' }])
    world.wallet.line = () => 'good'
    await table.settleAll()
    expect(await table.raisesOf(round.roundId)).toMatchObject([{ state: 'rolled-back' }])
    await table.settleAll(idleMs - 1_000)
    expect((await table.rowOf(round.roundId)).state).toBe('playing')
    await table.settleAll(2_000)
    await table.settleAll()
    expect((await table.rowOf(round.roundId)).state).toBe('settled')
    expect(await table.betsOf(round.roundId)).toHaveLength(1)
  })

  test('after a refused raise, too', async () => {
    const member = await world.member()
    const visit = await table.play(member)
    const round = await table.open(visit, ['stand'])
    await table.leaveMoney(member, 0n)
    world.clock.advance(idleMs - 1_000)
    await visit.choose(round.roundId, 0, { kind: 'double' })
    await table.settleAll(idleMs - 1_000)
    expect((await table.rowOf(round.roundId)).state).toBe('playing')
    await table.settleAll(2_000)
    expect((await table.rowOf(round.roundId)).state).not.toBe('playing')
  })

  test('where nobody knows the rules any more all stakes go back', async () => {
    const member = await world.member()
    const visit = await table.play(member)
    const opened = await table.open(visit, ['split', 'double', 'stand'])
    await chooseAll(visit, opened.roundId, ['split', 'double'])
    expect(await table.balanceOf(member)).toBe(credit - 3n * stake)
    await world.studio.db
      .updateTable('studio.round')
      .set({ definition_hash: 'withdrawn' })
      .where('id', '=', opened.roundId)
      .execute()
    await table.settleAll(idleMs + 1_000)
    await table.settleAll()
    expect((await table.rowOf(opened.roundId)).state).toBe('rolled-back')
    expect((await table.betsOf(opened.roundId)).map(({ status }) => status)).toEqual(['VOID', 'VOID', 'VOID'])
    expect(await table.balanceOf(member)).toBe(credit)
  })

  test('a round that was opened under version 1 ends by its rules: it has no double', async () => {
    const visit = await table.play(await world.member())
    const old = instantTables.find(({ definition: { kind, version } }) => kind === 'blackjack' && version === 1)!
    const round = await table.open(visit, ['stand'], () => true, [old])
    await world.studio.db
      .updateTable('studio.round')
      .set({ definition_hash: instantDefinitionHash(old.definition, crypto.sha256) })
      .where('id', '=', round.roundId)
      .execute()
    const double = await visit.choose(round.roundId, 0, { kind: 'double' })
    expect([double.body.error, double.body.field]).toEqual(['choice_invalid', 'choice.kind'])
    await table.settleAll(idleMs + 1_000)
    await table.settleAll()
    await visit.rotate('next')
    const { body } = await visit.send('round.record', { id: round.roundId })
    expect(verifyInstant(body as VerifiableInstant, crypto)).toMatchObject({ ok: true })
  })
})

test('[FAIR-001, FAIR-003] exported rounds with raises are recomputed by the one command, and an edited one is found', async () => {
  const visit = await table.play(await world.member())
  for (const kinds of [['double'], ['split', 'double', 'stand']] as Kind[][]) {
    const { roundId } = await table.open(visit, kinds)
    await chooseAll(visit, roundId, kinds)
    await table.settleAll()
  }
  const { body } = await visit.rotate('mine')
  const lines = (await (await fetch(`${world.studioUrl}/studio/rounds.jsonl`)).text()).trim().split('\n')
  const records = lines
    .map(line => JSON.parse(line) as VerifiableInstant)
    .filter(({ serverSeed, staked, bet }) => serverSeed === body.revealed!.serverSeed && staked! > bet)
  const split = records.find(({ choices }) => choices.length === 3)!
  expect(split.staked).toBe(3 * stakeUnits)
  expect(await verifyExport(lines.join('\n'))).toMatchObject({ status: 0 })
  for (const forged of [
    { staked: stakeUnits },
    { choices: split.choices.slice(0, 2) },
    { choices: split.choices.with(1, { choice: { kind: 'stand' } as never, elapsedMs: 0 }) },
  ]) {
    const edited = await verifyExport(JSON.stringify({ ...split, ...forged }))
    expect([edited.status, edited.stdout]).toEqual([1, expect.stringContaining('1 failed')])
  }
})
