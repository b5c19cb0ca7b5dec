import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import type { WalletCall } from '@baize/api/wallet-protocol'
import { createPlatform } from '@baize/platform/app'
import { createWalletCalls, type WalletCalls } from '@baize/platform/domains/gateway/gateway'
import { readConfig } from '@baize/platform/kernel/config'
import { systemRng } from '@baize/server-kit/outside'
import { pino } from 'pino'
import { type BenchToken, openSessions } from './wallet/sessions.ts'
import {
  type BenchOptions,
  type BenchResult,
  closedLoop,
  countViolations,
  currency,
  openWorld,
  round,
  takeTurns,
  temporaryFolder,
} from './wallet/world.ts'

const clients = 32
const minuteMs = 60_000
const pauseMs = 1_000

/**
 * Rounds of a bet and its settle through the wallet's queue, alone and with points and missions counted beside them. Both
 * jobs run each second here, sixty times as often as they would, and what the turn before left is counted before a turn.
 */
export async function run({ smoke = false }: BenchOptions = {}): Promise<BenchResult> {
  const { members, rounds, seconds } = smoke
    ? { members: 500, rounds: 1, seconds: 2 }
    : { members: 10_000, rounds: 5, seconds: 5 }
  const world = await openWorld(members)
  const folder = temporaryFolder()
  const log = pino({ level: 'silent' })
  // Points are folded once a minute, so each run of the jobs is in a minute of its own.
  let shiftMs = 0
  const clock = { now: () => new Date(Date.now() + shiftMs) }
  const config = readConfig({ BAIZE_DATA: folder })
  const { database } = world
  const platform = await createPlatform({
    ...{ config, database, log, clock, rng: systemRng, checkResponses: false },
  })
  const calls = createWalletCalls({ ...world, clock, log, onBalance: () => {} })
  try {
    const tokens = await openSessions(world)
    for (const [code, metric] of [
      ['BENCH-BET', 'VALID_BET'],
      ['BENCH-WIN', 'WIN'],
    ] as const)
      await platform.missions.save(missionOf(code, metric), 'bench')
    const count = async () => {
      shiftMs += minuteMs
      await platform.points.earn()
      await platform.missions.countDeeds()
    }
    const play = async () => (await closedLoop(clients, seconds, () => playRound(calls, tokens))).rate
    const rates = await takeTurns(
      {
        alone: async () => {
          await count()
          return play()
        },
        loyal: async () => {
          await count()
          return besides(count, play)
        },
      },
      rounds,
    )
    const credited = await database.pool.query<{ members: number }>(
      'select count(*)::int as members from missions.progress where progress_units > 0',
    )
    return {
      figures: {
        ratio_alone: round(rates.loyal! / rates.alone!),
        violations: await countViolations(database),
        members_counted: credited.rows[0]!.members,
        alone_rounds_per_s: Math.round(rates.alone!),
        loyal_rounds_per_s: Math.round(rates.loyal!),
      },
      targets: { ratio_alone: { min: 0.9 }, violations: { max: 0 }, members_counted: { min: 1 } },
    }
  } finally {
    await calls.drain()
    await platform.close()
    await world.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Measures while the jobs run again and again. */
async function besides(count: () => Promise<void>, measure: () => Promise<number>): Promise<number> {
  let isOver = false
  const jobs = (async () => {
    while (!isOver) {
      await count()
      await new Promise(resolve => setTimeout(resolve, pauseMs))
    }
  })()
  const rate = await measure()
  isOver = true
  await jobs
  return rate
}

async function playRound(calls: WalletCalls, tokens: readonly BenchToken[]): Promise<void> {
  const { token, user } = tokens[Math.floor(Math.random() * tokens.length)]!
  const bet = randomUUID()
  const common = () => ({
    ...{
      request_uuid: randomUUID(),
      sent_at: Date.now(),
      provider: 'BENCH',
      token,
      user,
      game_code: 'BENCH-1',
      currency,
    },
    round: bet,
  })
  const stake: WalletCall<'bet'> = {
    ...common(),
    ...{ transaction_uuid: bet, amount: 10_000, round_closed: false, is_free: false },
  }
  const won = Math.random() < 0.3
  const settle: WalletCall<'settle'> = {
    ...{ ...common(), transaction_uuid: randomUUID(), round_closed: true },
    bets: [{ transaction_uuid: bet, payout: won ? 30_000 : 0, valid_amount: 10_000, status: won ? 'won' : 'lost' }],
  }
  const placed = await calls.move('bet', stake)
  if (placed.status !== 'OK') throw new Error(`a bet ended in ${placed.status}`)
  const settled = await calls.move('settle', settle)
  if (settled.status !== 'OK') throw new Error(`a settle ended in ${settled.status}`)
}

const missionOf = (code: string, metric: 'VALID_BET' | 'WIN') => ({
  ...{ code, period: 'DAILY' as const, metric, target: '1000000.00', enabled: true, position: 1, score: 0 },
  ...{
    titles: { EN: code },
    picture: 'coin',
    reward: { kind: 'POINTS' as const, amount: '1', ticket: null },
    eligibility: null,
    reason: 'bench',
  },
})
