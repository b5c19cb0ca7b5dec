import { gameClasses } from '@baize/api'
import { commitmentOf, fromHex } from '@baize/game-kit'
import {
  instantByCode,
  instantTitles,
  playInstant,
  type VerifiableInstant,
  verifyInstant,
} from '@baize/game-kit/instant/index'
import { bets } from '@baize/game-kit/instant/testing/sample-play'
import * as crypto from '@baize/game-kit/node/crypto'
import { parseAmount } from '@baize/money'
import { asOwner, InstantVisit, startTestWorld, type TestClient, type TestWorld } from '@baize/testing'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { seedOf } from '../secrets/stored-pairs.ts'

let world: TestWorld
beforeAll(async () => {
  world = await startTestWorld()
  // The tests say when the studio looks for what is due; its own passes would hold rounds in between.
  await world.studio.instants.stop()
  await world.studio.retrier.stop()
})
afterEach(() => {
  world.wallet.line = () => 'good'
})
afterAll(() => world.stop())

const cycleMs = 5_000
const idleMs = 10 * 60_000
const [minesCode, rouletteCode, plinkoCode, hiLoCode, crashCode] = [
  'OPL-FACETS',
  'RDW-WHEEL',
  'LUM-CASCADE',
  'RDW-NEXTCARD',
  'KTE-KITE',
]
const balanceOf = async (member: TestClient) => parseAmount((await member.call('wallet.balance', {})).sumBalance)
const play = async (member: TestClient, code = minesCode) => new InstantVisit(await world.play(member, code))
const rowOf = (id: string) =>
  world.studio.db.selectFrom('studio.round').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Bets with the clock moved on, so that the cycle's minimum has passed. */
async function open(visit: InstantVisit, options: unknown, stakeUnits?: string) {
  world.clock.advance(cycleMs)
  const { status, body } = await visit.open(options, stakeUnits)
  expect([status, body.error]).toEqual([200, undefined])
  return body.round
}

/** A tile that is safe in a round, read from the seed that only the studio knows. */
async function tilesOf(roundId: string): Promise<{ mines: number[]; safe: number[] }> {
  const row = await rowOf(roundId)
  const pair = await world.studio.db
    .selectFrom('studio.seed_pair')
    .selectAll()
    .where('id', '=', row.seed_pair_id)
    .executeTakeFirstOrThrow()
  const { table } = instantByCode(row.game_code)!
  const bet = { stakeUnits: Number(row.bet_units), options: row.options }
  const seeds = { serverSeed: seedOf(world.studio.vault, pair), clientSeed: row.client_seed, nonce: row.nonce }
  const choices = [{ choice: { kind: 'time-out' as const }, elapsedMs: 0 }]
  const { events } = playInstant({ table, gameCode: row.game_code, bet, choices, ...seeds }, crypto.hmac)
  const { mines } = events.find(({ type }) => type === 'field') as unknown as { mines: number[] }
  return { mines, safe: Array.from({ length: 25 }, (_, cell) => cell).filter(cell => !mines.includes(cell)) }
}

/** A round that is due to end, once it has, whoever ends it. */
async function over(visit: InstantVisit, roundId: string) {
  await expect.poll(async () => (await visit.end(roundId)).body.round?.isOver).toBe(true)
  return (await visit.end(roundId)).body.round
}

/** Lets the retrier and the keeper work until nothing is due. */
async function settleAll(laterMs = 20_000) {
  world.clock.advance(laterMs)
  await world.studio.instants.run()
  await world.studio.retrier.run()
}

describe('playing', () => {
  const firstOfKind = [...Map.groupBy(instantTitles, ({ kind }) => kind).values()].map(([title]) => title!)
  test.each(firstOfKind)('[LAUNCH-025, WALLET-001] $code: the balance moves by win less stake', async title => {
    const member = await world.member()
    const visit = await play(member, title.code)
    let expected = await balanceOf(member)
    for (let i = 0; i < 6; i++) {
      const { options, stakeUnits } = bets[title.kind](i)
      const opened = await open(visit, options, String(stakeUnits))
      expected -= BigInt(opened.betUnits)
      if (!opened.isOver) await settleAll(idleMs + 1_000)
      const [newest] = (await visit.rounds()).body.past
      expect(newest!.roundId).toBe(opened.roundId)
      expect(newest!.events.at(-1)).toEqual({ type: 'end' })
      expected += BigInt(newest!.winUnits)
      await settleAll()
      expect(await balanceOf(member)).toBe(expected)
    }
  })

  test('mines: tiles are opened one by one, nothing of the field is told before the end, and cashing out pays', async () => {
    const member = await world.member()
    const visit = await play(member)
    const round = await open(visit, { mines: 3 })
    expect(await balanceOf(member)).toBe(10_000_000n - BigInt(round.betUnits))
    const { safe, mines } = await tilesOf(round.roundId)
    const opened = await visit.choose(round.roundId, 0, { kind: 'open', cell: safe[0] })
    expect(opened.body.round).toMatchObject({ isOver: false, nextChoice: 1 })
    expect(JSON.stringify(opened.body)).not.toContain('field')
    const { body } = await visit.choose(round.roundId, 1, { kind: 'cash' })
    expect(body).toMatchObject({ settled: true, round: { isOver: true } })
    expect(BigInt(body.round.winUnits)).toBe((BigInt(round.betUnits) * 97n * 25n) / (100n * 22n))
    expect(body.round.events.find(({ type }) => type === 'field')).toEqual({ type: 'field', mines })
    expect(BigInt(body.balanceUnits!)).toBe(await balanceOf(member))
    expect(await balanceOf(member)).toBe(10_000_000n - BigInt(round.betUnits) + BigInt(body.round.winUnits))
  })

  test('mines: a mine ends the round', async () => {
    const member = await world.member()
    const visit = await play(member)
    const round = await open(visit, { mines: 5 })
    const { mines } = await tilesOf(round.roundId)
    const { body } = await visit.choose(round.roundId, 0, { kind: 'open', cell: mines[0] })
    expect(body.round).toMatchObject({ isOver: true, winUnits: '0' })
    await settleAll()
    expect((await rowOf(round.roundId)).state).toBe('settled')
    expect(await balanceOf(member)).toBe(10_000_000n - BigInt(round.betUnits))
  })

  test('roulette: a stake on opposite sides counts as valid bet only where it is not opposed', async () => {
    const member = await world.member()
    const visit = await play(member, rouletteCode)
    const spots = ['red', 'black', 'straight-7'].map(spot => ({ spot, stakeUnits: 10_000 }))
    const round = await open(visit, { spots }, '30000')
    await settleAll()
    const bet = await world.database.kysely
      .selectFrom('rounds.bet')
      .select('valid_units')
      .where('transaction_id', '=', `${round.roundId}:bet`)
      .executeTakeFirstOrThrow()
    expect((await rowOf(round.roundId)).valid_units).toBe(10_000n)
    expect(bet.valid_units).toBe(10_000n)
  })

  test('crash: the clock of the studio decides; leaving early pays, and the automatic exit needs no page', async () => {
    const member = await world.member()
    const visit = await play(member, crashCode)
    let [left, lost, auto] = [0, 0, 0]
    // Seeds are drawn anew: a climb is lost here about every fourth time.
    for (let i = 0; i < 60 && (left === 0 || lost === 0 || auto === 0); i++) {
      const byHand = await open(visit, { autoHundredths: null })
      world.clock.advance(4_000)
      const { body } = await visit.choose(byHand.roundId, 0, { kind: 'cash' })
      // The studio's own keeper may have ended a lost climb a moment before.
      const round = body.round ?? (await over(visit, byHand.roundId))
      expect(round.isOver).toBe(true)
      if (round.winUnits === '0') lost++
      else {
        left++
        // Four seconds of climb, and what the machine took for the call.
        const hundredths = expect.closeTo(131, -1)
        expect(round.events.find(({ type }) => type === 'left')).toMatchObject({ hundredths, byHand: true })
      }
      await settleAll()
      const alone = await open(visit, { autoHundredths: 110 })
      world.clock.advance(idleMs)
      const ended = await over(visit, alone.roundId)
      if (ended.winUnits !== '0') {
        auto++
        expect(BigInt(ended.winUnits)).toBe((BigInt(alone.betUnits) * 110n) / 100n)
      }
      await settleAll()
    }
    expect([left > 0, lost > 0, auto > 0]).toEqual([true, true, true])
  })
})

test('a page that waits for the end of a climb hears of it when the player leaves, not when the wait is over', async () => {
  const member = await world.member()
  const visit = await play(member, crashCode)
  const round = await open(visit, { autoHundredths: null })
  const startMs = performance.now()
  const waiting = visit.end(round.roundId)
  // Asked after it, so that the studio has heard the other by then.
  await visit.rounds()
  const left = await visit.choose(round.roundId, 0, { kind: 'cash' })
  const { body } = await waiting
  // Without it the answer comes after ten seconds.
  expect(performance.now() - startMs).toBeLessThan(9_500)
  // A climb that ended before its first step is over for both.
  expect(body.round).toEqual(left.body.round ?? body.round)
  expect(body.round.isOver).toBe(true)
})

describe('input', () => {
  test.each([
    [minesCode, { mines: 7 }, undefined, 'bet_invalid', 'options.mines'],
    [minesCode, {}, undefined, 'bet_invalid', 'options.mines'],
    [minesCode, null, undefined, 'bet_invalid', 'options'],
    [minesCode, { mines: 3, winUnits: '9' }, undefined, 'bet_invalid', 'options'],
    [minesCode, { mines: 3 }, '1001', 'stake_invalid', 'stakeUnits'],
    [minesCode, { mines: 3 }, '999999999', 'stake_invalid', 'stakeUnits'],
    [minesCode, { mines: 3 }, '-1000', 'input_invalid', 'stakeUnits'],
    [
      rouletteCode,
      { spots: [{ spot: 'straight-37', stakeUnits: 1_000 }] },
      '1000',
      'bet_invalid',
      'options.spots.0.spot',
    ],
    [rouletteCode, { spots: [] }, '1000', 'bet_invalid', 'options.spots'],
    [rouletteCode, { spots: [{ spot: 'red', stakeUnits: 1_000 }] }, '2000', 'stake_invalid', 'stakeUnits'],
    [rouletteCode, { spots: [{ spot: 'red', stakeUnits: 5_001_000 }] }, '5001000', 'stake_invalid', 'stakeUnits'],
    [plinkoCode, { rows: 9, risk: 'low' }, undefined, 'bet_invalid', 'options.rows'],
    [hiLoCode, { card: 3 }, undefined, 'bet_invalid', 'options'],
    [crashCode, { autoHundredths: 100 }, undefined, 'bet_invalid', 'options.autoHundredths'],
  ])('%s on %j at %s is refused with %s, and the stake is safe', async (code, options, stake, error, field) => {
    const member = await world.member()
    const visit = await play(member, code)
    world.clock.advance(cycleMs)
    const { status, body } = await visit.open(options, stake)
    expect([status, body.error, body.field]).toEqual([400, error, field])
    expect(await balanceOf(member)).toBe(10_000_000n)
    expect((await visit.fairness()).body.nextNonce).toBe(0)
  })

  test('too many spots are refused', async () => {
    const visit = await play(await world.member(), rouletteCode)
    const spots = Array.from({ length: 61 }, (_, i) => ({ spot: `straight-${i % 37}`, stakeUnits: 1_000 }))
    const { body } = await visit.open({ spots }, '61000')
    expect([body.error, body.field]).toEqual(['bet_invalid', 'options.spots'])
  })

  test.each([
    [{ kind: 'open', cell: 25 }, 'choice.cell'],
    [{ kind: 'open', cell: '1' }, 'choice.cell'],
    [{ kind: 'time-out' }, 'choice.kind'],
    [{ kind: 'cash' }, 'choice.kind'],
    [{ kind: 'open', cell: 1, isSafe: true }, 'choice'],
    [null, 'choice'],
  ])('the choice %j is refused, and the round goes on', async (choice, field) => {
    const visit = await play(await world.member())
    const round = await open(visit, { mines: 3 })
    const { status, body } = await visit.choose(round.roundId, 0, choice)
    expect([status, body.error, body.field]).toEqual([400, 'choice_invalid', field])
    expect((await visit.rounds()).body.current).toMatchObject({ roundId: round.roundId, nextChoice: 0 })
  })

  test('a replayed choice is answered and not made again; another at its place is refused, and so is one after the end', async () => {
    const visit = await play(await world.member())
    const round = await open(visit, { mines: 3 })
    const { safe } = await tilesOf(round.roundId)
    const choice = { kind: 'open', cell: safe[0] }
    const first = await visit.choose(round.roundId, 0, choice)
    expect((await visit.choose(round.roundId, 0, choice)).body.round).toMatchObject({
      events: first.body.round.events,
      nextChoice: 1,
    })
    const other = await visit.choose(round.roundId, 0, { kind: 'open', cell: safe[1] })
    expect([other.status, other.body.error]).toEqual([409, 'choice_taken'])
    const ahead = await visit.choose(round.roundId, 5, { kind: 'open', cell: safe[1] })
    expect([ahead.status, ahead.body.field]).toEqual([400, 'number'])
    const paid = await visit.choose(round.roundId, 1, { kind: 'cash' })
    expect((await visit.choose(round.roundId, 1, { kind: 'cash' })).body.round).toEqual(paid.body.round)
    const late = await visit.choose(round.roundId, 2, { kind: 'open', cell: safe[1] })
    expect([late.status, late.body.error]).toEqual([409, 'round_over'])
  })

  test('a stranger cannot choose in a round, nor wait for it, nor can another game of its player', async () => {
    const member = await world.member()
    const visit = await play(member)
    const round = await open(visit, { mines: 3 })
    for (const other of [await play(await world.member()), await play(member, hiLoCode)]) {
      expect((await other.choose(round.roundId, 0, { kind: 'cash' })).body.error).toBe('round_unknown')
      expect((await other.end(round.roundId)).body.error).toBe('round_unknown')
      expect((await other.rounds()).body).toEqual({ current: null, past: [] })
    }
    for (const secret of ['', 'x'.repeat(43)])
      for (const [name, input] of [
        ['instant.open', { stakeUnits: '5000', options: { mines: 3 } }],
        ['instant.choose', { id: round.roundId, number: 0, choice: { kind: 'cash' } }],
        ['instant.end', { id: round.roundId }],
        ['instant.rounds', {}],
      ] as const)
        expect((await visit.send(name, input, secret)).status).toBe(401)
  })

  test('a slot takes no bets of an instant game, and an instant game no spins', async () => {
    const member = await world.member()
    const slot = new InstantVisit(await world.play(member))
    expect((await slot.open({ mines: 3 }, '5000')).body.error).toBe('game_closed')
    const visit = await play(member)
    expect((await visit.send('slot.spin', { stakeUnits: '5000' })).body.error).toBe('game_closed')
  })

  test('a next round before five seconds is told to wait', async () => {
    const visit = await play(await world.member(), plinkoCode)
    await open(visit, { rows: 8, risk: 'low' })
    await world.studio.retrier.run()
    const { body } = await visit.open({ rows: 8, risk: 'low' })
    expect(body.error).toBe('too_fast')
    expect(body.retryAfterMs).toBeGreaterThan(4_000)
  })
})

describe('two tabs', () => {
  test('two bets at once: one round, one stake', async () => {
    const member = await world.member()
    const [a, b] = [await play(member), await play(member)]
    world.clock.advance(cycleMs)
    const answers = await Promise.all([a.open({ mines: 3 }), b.open({ mines: 3 })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await balanceOf(member)).toBe(10_000_000n - 5_000n)
  })

  test('[WALK-028] two choices at once: one stands, the other is told so with the balance, and both tabs see the same round', async () => {
    const member = await world.member()
    const [a, b] = [await play(member), await play(member)]
    const round = await open(a, { mines: 1 })
    const { safe } = await tilesOf(round.roundId)
    const answers = await Promise.all([
      a.choose(round.roundId, 0, { kind: 'open', cell: safe[0] }),
      b.choose(round.roundId, 0, { kind: 'open', cell: safe[1] }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)!
    expect(refused.body.balanceUnits).toBe(String(await balanceOf(member)))
    const [one, other] = [(await a.rounds()).body.current, (await b.rounds()).body.current]
    expect(one!.events).toEqual(other!.events)
    expect(one!.nextChoice).toBe(1)
  })
})

describe('interrupted rounds', () => {
  test('[FAIR-011] a round that waits for a choice goes on at the next visit, as it stood', async () => {
    const member = await world.member()
    const first = await play(member)
    const round = await open(first, { mines: 3 })
    const { safe } = await tilesOf(round.roundId)
    const { body } = await first.choose(round.roundId, 0, { kind: 'open', cell: safe[0] })
    const again = await play(member)
    expect(again.boot.rounds.current).toMatchObject({
      roundId: round.roundId,
      events: body.round.events,
      nextChoice: 1,
    })
    const blocked = await again.open({ mines: 3 })
    expect([blocked.status, blocked.body.error]).toEqual([409, 'round_open'])
    expect((await again.choose(round.roundId, 1, { kind: 'cash' })).body.round.isOver).toBe(true)
  })

  test('a round that ended while no page showed it is not told as shown before one has confirmed it', async () => {
    const member = await world.member()
    const first = await play(member, plinkoCode)
    const round = await open(first, { rows: 8, risk: 'low' })
    const again = await play(member, plinkoCode)
    expect(again.boot.rounds.past[0]).toMatchObject({ roundId: round.roundId, isShown: false, isOfThisVisit: false })
    await again.send('round.confirmShown', { id: round.roundId, cursor: round.events.length - 1 })
    expect((await first.rounds()).body.past[0]).toMatchObject({ isShown: true, isOfThisVisit: true })
  })

  test('[FAIR-011] an abandoned round is cashed out by its time-out rule; an untouched one gives the stake back', async () => {
    const member = await world.member()
    const visit = await play(member)
    const round = await open(visit, { mines: 3 })
    const { safe } = await tilesOf(round.roundId)
    await visit.choose(round.roundId, 0, { kind: 'open', cell: safe[0] })
    await settleAll(idleMs - 1_000)
    expect((await rowOf(round.roundId)).state).toBe('playing')
    await settleAll(2_000)
    const row = await rowOf(round.roundId)
    expect([row.state, row.win_units]).toEqual(['settled', (BigInt(round.betUnits) * 97n * 25n) / (100n * 22n)])
    const before = await balanceOf(member)
    const untouched = await open(visit, { mines: 3 })
    await settleAll(idleMs + 1_000)
    expect(await rowOf(untouched.roundId)).toMatchObject({ state: 'settled', win_units: 5_000n, valid_units: 0n })
    expect(await balanceOf(member)).toBe(before)
  })

  test.each(['lose-request', 'lose-answer', 'garbage'] as const)(
    '%s on the bet: nothing is drawn and the stake comes back',
    async line => {
      const member = await world.member()
      const visit = await play(member)
      world.wallet.line = path => (path.endsWith('/bet') ? line : 'good')
      world.clock.advance(cycleMs)
      const { status, body } = await visit.open({ mines: 3 })
      expect([status, body.error]).toEqual([503, 'wallet_unavailable'])
      await settleAll()
      expect(await balanceOf(member)).toBe(10_000_000n)
      expect((await visit.rounds()).body).toEqual({ current: null, past: [] })
    },
  )

  test('a round whose rules nobody knows any more gives the stake back, and holds up no other one', async () => {
    const [member, other] = [await world.member(), await world.member()]
    const unknown = await open(await play(member), { mines: 3 })
    const known = await open(await play(other), { mines: 3 })
    await world.studio.db
      .updateTable('studio.round')
      .set({ definition_hash: 'withdrawn' })
      .where('id', '=', unknown.roundId)
      .execute()
    await settleAll(idleMs + 1_000)
    await settleAll()
    expect([(await rowOf(unknown.roundId)).state, (await rowOf(known.roundId)).state]).toEqual([
      'rolled-back',
      'settled',
    ])
    expect([await balanceOf(member), await balanceOf(other)]).toEqual([10_000_000n, 10_000_000n])
  })

  test('an uncertain settle is repeated until it holds, and pays once', async () => {
    const member = await world.member()
    const visit = await play(member)
    const round = await open(visit, { mines: 3 })
    const { safe } = await tilesOf(round.roundId)
    await visit.choose(round.roundId, 0, { kind: 'open', cell: safe[0] })
    world.wallet.line = path => (/settle|batch/.test(path) ? 'lose-answer' : 'good')
    const { body } = await visit.choose(round.roundId, 1, { kind: 'cash' })
    expect([body.settled, body.balanceUnits]).toEqual([false, null])
    await settleAll()
    world.wallet.line = () => 'good'
    const settled = async () => {
      await settleAll()
      return (await rowOf(round.roundId)).state
    }
    await expect.poll(settled).toBe('settled')
    expect(await balanceOf(member)).toBe(10_000_000n - BigInt(round.betUnits) + BigInt(body.round.winUnits))
  })
})

describe('fairness', () => {
  test('[FAIR-001, FAIR-003] every exported round is recomputed from its revealed seed and its choices', async () => {
    const member = await world.member()
    const visits = await Promise.all([minesCode, hiLoCode, rouletteCode].map(code => play(member, code)))
    const { commitment } = (await visits[0]!.fairness()).body
    for (const [i, visit] of visits.entries()) {
      const kind = (['mines', 'hi-lo', 'roulette'] as const)[i]!
      const { options, stakeUnits } = bets[kind](i)
      const round = await open(visit, options, String(stakeUnits))
      if (kind === 'mines') await visit.choose(round.roundId, 0, { kind: 'open', cell: 3 })
      if (kind === 'hi-lo') await visit.choose(round.roundId, 0, { kind: 'skip' })
    }
    await settleAll(idleMs + 1_000)
    const { body } = await visits[0]!.rotate('mine')
    expect(commitmentOf(crypto.sha256, fromHex(body.revealed!.serverSeed))).toBe(commitment)
    const lines = (await (await fetch(`${world.studioUrl}/studio/rounds.jsonl`)).text()).trim().split('\n')
    const rounds = lines
      .map(line => JSON.parse(line) as VerifiableInstant)
      .filter(round => round.commitment === commitment)
    expect(rounds).toHaveLength(3)
    for (const round of rounds) expect(verifyInstant(round, crypto)).toMatchObject({ ok: true })
    const edited = rounds.find(({ choices }) => choices.length > 1)!
    expect(verifyInstant({ ...edited, choices: edited.choices.slice(1) }, crypto).ok).toBe(false)
  })

  test('a seed stays secret while a round of it waits for a choice, in whatever game its player turns', async () => {
    const member = await world.member()
    const visit = await play(member)
    const round = await open(visit, { mines: 3 })
    const slot = await world.play(member)
    expect((await slot.rotate('now')).body.error).toBe('round_open')
    const pairOf = (id: bigint) => world.studio.db.selectFrom('studio.seed_pair').selectAll().where('id', '=', id)
    const { seed_pair_id } = await rowOf(round.roundId)
    // A pair is rotated out by itself after a day.
    const dayAgo = new Date(world.clock.now().getTime() - 25 * 3_600_000)
    const { db } = world.studio
    await db.updateTable('studio.seed_pair').set({ created_at: dayAgo }).where('id', '=', seed_pair_id).execute()
    world.clock.advance(cycleMs)
    expect((await slot.spin()).status).toBe(200)
    expect((await pairOf(seed_pair_id).executeTakeFirstOrThrow()).revealed_at).toBeNull()
    await settleAll(idleMs + 1_000)
    expect((await slot.spin()).body.error).toBe('client_seed_wanted')
    await slot.rotate('of-the-browser')
    expect((await slot.spin()).status).toBe(200)
    expect((await pairOf(seed_pair_id).executeTakeFirstOrThrow()).revealed_at).not.toBeNull()
  })

  test('a choice that was made cannot be changed, even by a hand in the database', async () => {
    const visit = await play(await world.member())
    const round = await open(visit, { mines: 3 })
    const { safe } = await tilesOf(round.roundId)
    await visit.choose(round.roundId, 0, { kind: 'open', cell: safe[0] })
    const own = `where round_id = '${round.roundId}'`
    for (const change of ['delete from studio.round_choice', 'update studio.round_choice set elapsed_ms = 1'])
      await expect(asOwner(world.database, `${change} ${own}`)).rejects.toThrow(/stays as it is/)
  })
})

test('the lobby finds every instant game by its class, with its minimum bet, and launches it', async () => {
  const member = await world.member()
  const classes = Map.groupBy(instantTitles, ({ classification }) => classification)
  for (const [gameClassify, titles] of classes) {
    const found = await member.call('catalogue.gameList', { gameType: 'RNG', gameClassify, pageSize: 50 })
    expect(found.games.map(({ gameCode }) => gameCode).toSorted()).toEqual(titles.map(({ code }) => code).toSorted())
    for (const { gameCode, minBet } of found.games)
      expect(parseAmount(minBet)).toBe(BigInt(titles.find(({ code }) => code === gameCode)!.minBetUnits))
    expect((await play(member, found.games[0]!.gameCode)).boot.game.title).toBe(found.games[0]!.gameName)
  }
})

test('[LOBBY-057] every class, every minimum bet and both slot filters find games, and the first of each opens', async () => {
  const member = await world.member()
  const minBets = ['0.01', '0.05', '0.1', '0.5', '0.75', '1'] as const
  const filters = [
    ...gameClasses.map(gameClassify => ({ gameClassify })),
    ...minBets.map(minBet => ({ minBet })),
    { minLineNum: 25 },
  ]
  for (const filter of filters) {
    const { games } = await member.call('catalogue.gameList', { gameType: 'RNG', ...filter })
    expect(games.length, JSON.stringify(filter)).toBeGreaterThan(0)
    expect((await world.play(member, games[0]!.gameCode)).boot.game.title).toBe(games[0]!.gameName)
  }
})

test('nothing of all this was unforeseen', () => {
  expect(world.logLines.errors.filter(line => !/without a certain answer|without an answer/.test(line))).toEqual([])
})
