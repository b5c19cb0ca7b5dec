import { randomUUID } from 'node:crypto'
import { studioRequest } from '@baize/api/studio/endpoints'
import type { StudioErrorAnswer } from '@baize/api/studio/errors'
import {
  commitmentOf,
  fromHex,
  type GameEvent,
  type ModelLetter,
  models,
  type Variant,
  verifyRound,
} from '@baize/game-kit'
import * as crypto from '@baize/game-kit/node/crypto'
import { slotsOf } from '@baize/game-kit/testing/slots-of'
import { parseAmount } from '@baize/money'
import {
  type GameVisit,
  houseAccount,
  keys,
  memberAccount,
  startTestWorld,
  type TestClient,
  type TestWorld,
} from '@baize/testing'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

let world: TestWorld
beforeAll(async () => {
  world = await startTestWorld()
})
afterEach(() => {
  world.wallet.line = () => 'good'
})
afterAll(() => world.stop())

const cycleMs = 2_500
const servedModels = Object.keys(models) as ModelLetter[]
const balanceOf = async (member: TestClient) => parseAmount((await member.call('wallet.balance', {})).sumBalance)
const rowOf = (id: string) =>
  world.studio.db.selectFrom('studio.round').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Spins with the clock moved on, so that the cycle's minimum has passed. */
async function spin(visit: GameVisit) {
  world.clock.advance(cycleMs)
  const { status, body } = await visit.spin()
  expect(status).toBe(200)
  return body
}

/** Lets the retrier work until nothing is due. */
async function settleAll() {
  world.clock.advance(20_000)
  await world.studio.retrier.run()
}

describe('playing', () => {
  /** The first game of each model. */
  const codes = servedModels.map(letter => slotsOf(letter)[0]!.code)
  test.each(codes)('[LAUNCH-025, WALLET-001] %s: the balance moves by win less stake', async code => {
    const member = await world.member()
    const visit = await world.play(member, code)
    let expected = await balanceOf(member)
    for (let i = 0; i < 12; i++) {
      const { round, balanceUnits } = await spin(visit)
      expected += BigInt(round.winUnits) - BigInt(round.betUnits)
      expect(BigInt(balanceUnits)).toBe(expected)
      expect(round.events.at(-1)).toEqual({ type: 'end' })
      expect(round.events.find(event => event.type === 'pay')).toEqual({
        type: 'pay',
        amount: Number(round.winUnits),
      })
    }
    await settleAll()
    expect(await balanceOf(member)).toBe(expected)
    const open = await world.database.kysely
      .selectFrom('rounds.bet')
      .select('id')
      .where('status', '=', 'OPEN')
      .execute()
    expect(open).toEqual([])
  })

  test('[LAUNCH-023] a game address opens once and within a minute', async () => {
    const member = await world.member()
    const launch = () => member.call('launch.gameLaunch', { vassalage: 'MIR', gameCode: 'MIR-00J' })
    const { gameUrl } = await launch()
    expect((await fetch(new URL(gameUrl, world.studioUrl))).status).toBe(200)
    expect((await fetch(new URL(gameUrl, world.studioUrl))).status).toBe(401)
    const late = await launch()
    world.clock.advance(61_000)
    expect((await fetch(new URL(late.gameUrl, world.studioUrl))).status).toBe(401)
  })

  test('[LAUNCH-035] a client that sends an outcome is refused, and nothing is drawn or moved', async () => {
    const member = await world.member()
    const visit = await world.play(member)
    const before = await balanceOf(member)
    for (const forged of [{ winUnits: '1000000' }, { events: [] }, { stops: [0, 0, 0, 0, 0] }, { nonce: 7 }]) {
      const { status, body } = await visit.send('slot.spin', {
        stakeUnits: visit.boot.game.defaultStakeUnits,
        ...forged,
      })
      expect([status, body.error]).toEqual([400, 'input_invalid'])
    }
    expect(await balanceOf(member)).toBe(before)
    expect((await visit.send('seeds.state', {})).body.nextNonce).toBe(0)
  })

  test.each(['0', '-100', '1', '5001', '999999999', '1e3', '0x10', '', null, {}, '5000 '])(
    'a stake of %j off the ladder is refused',
    async stake => {
      const visit = await world.play(await world.member())
      const { status, body } = await visit.send('slot.spin', { stakeUnits: stake })
      expect([status, body.field]).toEqual([400, 'stakeUnits'])
    },
  )

  test('a body that names what its path names is refused with the field, and one that is no object carries no secret', async () => {
    const visit = await world.play(await world.member())
    const { round } = (await visit.spin()).body
    const sent = async (body: unknown) => {
      const { url, ...request } = studioRequest(
        'round.confirmShown',
        { id: round.roundId, cursor: 0 },
        visit.boot.secret,
      )
      const answer = await fetch(new URL(url, world.studioUrl), { ...request, body: JSON.stringify(body) })
      return [answer.status, ((await answer.json()) as StudioErrorAnswer).field]
    }
    const { secret } = visit.boot
    expect(await sent({ id: round.roundId, cursor: 0, secret })).toEqual([400, 'id'])
    expect(await sent([0])).toEqual([401, undefined])
    expect(await sent('cursor')).toEqual([401, undefined])
    expect(await sent({ cursor: 0, secret })).toEqual([200, undefined])
  })

  test('a stranger with another secret, or none, gets nothing', async () => {
    const visit = await world.play(await world.member())
    for (const secret of ['', 'short', 'x'.repeat(43)])
      expect((await visit.send('slot.spin', { stakeUnits: '10000' }, secret)).status).toBe(401)
  })

  test('one press in a cycle: a second one before 2,500 ms is told to wait', async () => {
    const visit = await world.play(await world.member())
    await spin(visit)
    await settleAll()
    await spin(visit)
    const { status, body } = await visit.spin()
    expect([status, ['too_fast', 'round_open']]).toEqual([status, expect.arrayContaining([body.error])])
    expect([409, 429]).toContain(status)
  })

  test('two tabs press at once: one round, one stake', async () => {
    const member = await world.member()
    const [a, b] = [await world.play(member), await world.play(member)]
    world.clock.advance(cycleMs)
    const before = await balanceOf(member)
    const answers = await Promise.all([a.spin(), b.spin(), a.spin(), b.spin()])
    const played = answers.filter(({ status }) => status === 200)
    expect(played).toHaveLength(1)
    for (const { status } of answers.filter(answer => answer !== played[0])) expect([409, 429]).toContain(status)
    const { betUnits, winUnits } = played[0]!.body.round
    expect(await balanceOf(member)).toBe(before - BigInt(betUnits) + BigInt(winUnits))
  })

  test('a stake above the balance is refused and takes nothing', async () => {
    const member = await world.member()
    const visit = await world.play(member)
    const memberId = BigInt((await member.call('members.info', {})).id)
    await world.platform.ledger.post({
      key: keys.adjustment(`leave-little-${memberId}`),
      legs: [
        {
          debit: memberAccount(memberId, 'MAIN', { currency: 'DEMO' }),
          credit: houseAccount('ADJUST', { currency: 'DEMO' }),
          amountUnits: 9_999_900n,
          code: 'ADJUST',
        },
      ],
    })
    world.clock.advance(cycleMs)
    const { status, body } = await visit.spin()
    expect([status, body.error, body.balanceUnits]).toEqual([422, 'not_enough_money', '100'])
    expect(await balanceOf(member)).toBe(100n)
  })

  test('[WALK-028] the page that another one was faster than is told the balance with its refusal', async () => {
    const member = await world.member()
    const [a, b] = [await world.play(member), await world.play(member)]
    const { round } = await spin(a)
    const refused = await b.spin()
    expect([refused.status, refused.body.error]).toEqual([429, 'too_fast'])
    expect(refused.body.balanceUnits).toBe(String(await balanceOf(member)))
    expect((await a.round(round.roundId)).body.isOfThisVisit).toBe(true)
    expect((await b.round(round.roundId)).body.isOfThisVisit).toBe(false)
    world.wallet.line = path => (path.endsWith('/balance') ? 'lose-answer' : 'good')
    expect((await b.spin()).body.balanceUnits).toBeUndefined()
  })
})

describe('fairness', () => {
  test('[FAIR-001] the seed that is revealed is the one that was committed, and every round follows from it', async () => {
    const visit = await world.play(await world.member())
    const { commitment } = visit.boot.fairness
    const rounds = []
    for (let i = 0; i < 5; i++) rounds.push((await spin(visit)).round)
    expect(rounds.map(({ nonce }) => nonce)).toEqual([0, 1, 2, 3, 4])
    await settleAll()
    const { body } = await visit.rotate('my-own-seed')
    expect(body.revealed).toMatchObject({ commitment, rounds: 5 })
    expect(commitmentOf(crypto.sha256, fromHex(body.revealed!.serverSeed))).toBe(commitment)
    expect(body.fairness).toMatchObject({ clientSeed: 'my-own-seed', nextNonce: 0 })
    expect(body.fairness.commitment).not.toBe(commitment)
    for (const { roundId } of rounds) {
      const row = await rowOf(roundId)
      const verdict = verifyRound(
        {
          gameCode: row.game_code,
          definitionHash: row.definition_hash,
          variant: row.variant as Variant,
          bet: Number(row.bet_units),
          coin: Number(row.coin_units),
          commitment,
          serverSeed: body.revealed!.serverSeed,
          clientSeed: row.client_seed,
          nonce: row.nonce,
          draws: row.draws!,
          events: row.events as GameEvent[],
          win: Number(row.win_units),
          capped: row.capped!,
        },
        crypto,
      )
      expect(verdict).toMatchObject({ ok: true })
    }
  })

  test('the record of an own settled round keeps its seed secret until it is revealed, and then verifies', async () => {
    const visit = await world.play(await world.member())
    const { roundId } = (await spin(visit)).round
    await settleAll()
    const before = await visit.record(roundId)
    expect(before).toMatchObject({
      status: 200,
      body: { serverSeed: null, commitment: visit.boot.fairness.commitment },
    })
    expect(verifyRound(before.body, crypto)).toMatchObject({ ok: false, difference: { path: 'serverSeed' } })
    const { body } = await visit.rotate('next')
    const after = await visit.record(roundId)
    expect(after.body).toEqual({ ...before.body, serverSeed: body.revealed!.serverSeed })
    expect(verifyRound(after.body, crypto)).toMatchObject({ ok: true })
  })

  test('nobody reads the record of another player, of a round that is not there, or without a visit', async () => {
    const visit = await world.play(await world.member())
    const { roundId } = (await spin(visit)).round
    await settleAll()
    const other = await world.play(await world.member())
    expect(await other.record(roundId)).toMatchObject({ status: 404, body: { error: 'round_unknown' } })
    expect(await visit.record(randomUUID())).toMatchObject({ status: 404, body: { error: 'round_unknown' } })
    expect(await visit.record('x')).toMatchObject({ status: 400, body: { error: 'input_invalid', field: 'id' } })
    expect(await visit.send('round.record', { id: roundId }, 'wrong')).toMatchObject({ status: 401 })
  })

  /** Makes what the house holds for the games of a vendor an amount. */
  async function makeHouseHold(units: bigint): Promise<void> {
    const { ledger } = world.platform
    const games = houseAccount('GAMES', { currency: 'DEMO', qualifier: 'MIR' })
    const missing = units - (await ledger.houseTotal(games))
    const comes = { debit: houseAccount('RECEIVABLE', { currency: 'DEMO' }), credit: games, code: 'SHORTFALL' } as const
    const goes = { debit: games, credit: houseAccount('JACKPOT', { currency: 'DEMO' }), code: 'JACKPOT_IN' } as const
    const leg = missing > 0n ? { ...comes, amountUnits: missing } : { ...goes, amountUnits: -missing }
    if (leg.amountUnits > 0n) await ledger.post({ key: keys.adjustment(`house-${randomUUID()}`), legs: [leg] })
    expect(await ledger.houseTotal(games)).toBe(units)
  }

  test('[FAIR-004] the same seeds give the same round, whatever the house holds, the player or the past', async () => {
    const seed = new Uint8Array(32).fill(42)
    const outcomes = []
    for (const { houseUnits, past } of [
      { houseUnits: 0n, past: 0 },
      { houseUnits: 10_000_000_000_000n, past: 0 },
      { houseUnits: 0n, past: 6 },
    ]) {
      const member = await world.member()
      const visit = await world.play(member)
      for (let i = 0; i < past; i++) await spin(visit)
      await settleAll()
      // A seed is promised one change before it is used.
      world.nextSeeds.push(seed)
      await visit.rotate('promise')
      await visit.rotate('equal')
      await makeHouseHold(houseUnits)
      outcomes.push((await spin(visit)).round.events)
    }
    for (const events of outcomes) expect(events).toEqual(outcomes[0])
  })

  test('a client seed of no visible characters, or too long, is refused', async () => {
    const visit = await world.play(await world.member())
    for (const seed of ['', ' ', '\u0000', 'x'.repeat(65)]) {
      const { status, body } = await visit.rotate(seed)
      expect([status, body.field]).toEqual([400, 'clientSeed'])
    }
  })

  test('what was decided cannot be changed, even by a hand in the database', async () => {
    const visit = await world.play(await world.member())
    const { round } = await spin(visit)
    await expect(
      world.studio.db.updateTable('studio.round').set({ win_units: 1n }).where('id', '=', round.roundId).execute(),
    ).rejects.toThrow(/stays as it is/)
    await expect(world.studio.db.deleteFrom('studio.round').where('id', '=', round.roundId).execute()).rejects.toThrow()
  })
})

describe('interrupted rounds', () => {
  test('[FAIR-011] a round that was not shown to its end waits on the next visit, and is gone once it was shown', async () => {
    const member = await world.member()
    const first = await world.play(member)
    const { round } = await spin(first)
    const again = await world.play(member)
    expect(again.boot.unfinished).toMatchObject({ roundId: round.roundId, cursor: -1, events: round.events })
    await again.confirm(round.roundId, 1)
    await again.confirm(round.roundId, 0)
    expect((await world.play(member)).boot.unfinished).toMatchObject({ cursor: 1 })
    await again.confirm(round.roundId, round.events.length - 1)
    expect((await world.play(member)).boot.unfinished).toBeNull()
  })

  test('[FAIR-010] own rounds can be read back with the events that were stored, others’ cannot', async () => {
    const visit = await world.play(await world.member())
    const { round } = await spin(visit)
    expect((await visit.history()).body.rounds[0]).toMatchObject({ roundId: round.roundId, winUnits: round.winUnits })
    expect((await visit.round(round.roundId)).body.events).toEqual(round.events)
    const stranger = await world.play(await world.member())
    expect((await stranger.round(round.roundId)).status).toBe(404)
    expect((await stranger.confirm(round.roundId, 3)).status).toBe(404)
  })

  test.each(['lose-request', 'lose-answer', 'garbage'] as const)(
    '%s on the bet: nothing is drawn and the stake comes back',
    async line => {
      const member = await world.member()
      const visit = await world.play(member)
      world.wallet.line = path => (path.endsWith('/bet') ? line : 'good')
      world.clock.advance(cycleMs)
      const { status, body } = await visit.spin()
      expect([status, body.error]).toEqual([503, 'wallet_unavailable'])
      await settleAll()
      expect(await balanceOf(member)).toBe(10_000_000n)
      const [row] = await world.studio.db
        .selectFrom('studio.round')
        .selectAll()
        .where('user_id', '=', (await member.call('members.info', {})).id)
        .execute()
      expect(row).toMatchObject({ state: 'rolled-back', events: null, win_units: null })
      world.wallet.line = () => 'good'
      expect((await spin(visit)).round.nonce).toBe(1)
    },
  )

  test.each(['lose-request', 'lose-answer', 'garbage'] as const)(
    '%s on the settle: it is repeated until it holds, and pays once',
    async line => {
      const member = await world.member()
      const visit = await world.play(member)
      world.wallet.line = path => (/settle|batch/.test(path) ? line : 'good')
      const { round } = await spin(visit)
      expect((await rowOf(round.roundId)).state).toBe('decided')
      await settleAll()
      expect((await rowOf(round.roundId)).state).toBe('decided')
      const blocked = await visit.spin()
      expect([blocked.status, blocked.body.error]).toEqual([409, 'round_open'])
      world.wallet.line = () => 'good'
      await settleAll()
      expect((await rowOf(round.roundId)).state).toBe('settled')
      expect(await balanceOf(member)).toBe(10_000_000n - BigInt(round.betUnits) + BigInt(round.winUnits))
    },
  )

  test('a sign-out in the middle does not stop a settle', async () => {
    const member = await world.member()
    const visit = await world.play(member)
    world.wallet.line = path => (/settle|batch/.test(path) ? 'lose-request' : 'good')
    const { round } = await spin(visit)
    await member.call('session.logout', {})
    world.wallet.line = () => 'good'
    await settleAll()
    expect((await rowOf(round.roundId)).state).toBe('settled')
    world.clock.advance(cycleMs)
    expect((await visit.spin()).body.error).toBe('visit_over')
  })
})

test('nothing of all this was unforeseen', () => {
  expect(world.logLines.errors.filter(line => !/without a certain answer|without an answer/.test(line))).toEqual([])
})
