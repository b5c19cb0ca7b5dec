import { Catalogue } from '@baize/platform/domains/catalogue/index'
import { createWalletCalls } from '@baize/platform/domains/gateway/gateway'
import { createWinnerBoard } from '@baize/platform/domains/rounds/boards/winner-board'
import { listBets } from '@baize/platform/domains/rounds/record/betting-record'
import { systemClock } from '@baize/server-kit/outside'
import { pino } from 'pino'
import { betOf, type OldWorld, openOldWorld } from './growth/history.ts'
import { type BenchOptions, type BenchResult, main, median, p99, randomMember, round } from './wallet/world.ts'

const dayMs = 24 * 3_600_000
const oldDays = 360
/** The most that a page of records shows at once. */
const pageDays = 30
const pageSize = 20
const clients = 8
const log = pino({ level: 'silent' })

/**
 * Bets, settlement, a page of a statement, a page of the betting record and the board of winners, in a house that has played
 * for a week and has a million transfers, and in one that has done the same for a year and has fifty million. The two take
 * turns; a ratio is that of the medians of their 99th percentiles.
 */
export async function run({ smoke = false }: BenchOptions = {}): Promise<BenchResult> {
  const { members, young, old, rounds, seconds } = smoke
    ? { members: 50, young: 2_000, old: 20_000, rounds: 1, seconds: 0.5 }
    : { members: 10_000, young: 1_000_000, old: 50_000_000, rounds: 7, seconds: 4 }
  const daysOf = (transfers: number) => (oldDays * transfers) / old
  const worlds = {
    young: await openOldWorld(members, young, daysOf(young)),
    old: await openOldWorld(members, old, oldDays),
  }
  try {
    return await measure(worlds, rounds, seconds)
  } finally {
    await worlds.young.close()
    await worlds.old.close()
  }
}

/** All deeds in turns on both houses. */
async function measure(
  worlds: Record<'young' | 'old', OldWorld>,
  rounds: number,
  seconds: number,
): Promise<BenchResult> {
  const p99s: Record<string, { young: number[]; old: number[] }> = {}
  const houses = { young: await deedsOf(worlds.young), old: await deedsOf(worlds.old) }
  for (let turn = 0; turn <= rounds; turn++)
    for (const deed of Object.keys(houses.young) as (keyof Deeds)[])
      for (const house of ['young', 'old'] as const) {
        const p99Ms = await p99Of(seconds, houses[house][deed])
        p99s[deed] ??= { young: [], old: [] }
        // In the first turn everything is cold.
        if (turn > 0) p99s[deed][house].push(p99Ms)
      }
  const ratios = Object.fromEntries(
    Object.entries(p99s).map(([deed, of]) => [`${deed}_p99_ratio`, round(median(of.old) / median(of.young))]),
  )
  const times = Object.fromEntries(
    Object.entries(p99s).flatMap(([deed, of]) => [
      [`${deed}_young_p99_ms`, round(median(of.young), 1)],
      [`${deed}_old_p99_ms`, round(median(of.old), 1)],
    ]),
  )
  return {
    figures: { worst_p99_ratio: Math.max(...Object.values(ratios)), ...ratios, ...times },
    targets: { worst_p99_ratio: { max: 1.3 } },
  }
}

type Deeds = Awaited<ReturnType<typeof deedsOf>>

async function deedsOf(world: OldWorld) {
  const { database, ledger } = world
  const catalogue = new Catalogue({ database, log, clock: systemClock, studioUrl: 'http://localhost' })
  await catalogue.reload()
  const nothing = { clock: systemClock, log, onBalance: () => {} }
  const calls = createWalletCalls({ ...world, ...nothing })
  const must = (answer: { status: string }) => {
    if (answer.status !== 'OK') throw new Error(`a call ended in ${answer.status}`)
  }
  const place = async () => {
    const bet = betOf(world)
    must(await calls.move('bet', bet))
    return bet
  }
  return {
    bet: timed(place),
    async settle() {
      const bet = await place()
      const line = { transaction_uuid: bet.transaction_uuid, payout: 100, valid_amount: 100, status: 'won' as const }
      const { amount: _, is_free: __, ...rest } = bet
      const settle = { ...rest, transaction_uuid: `s-${bet.round}`, bets: [line], round_closed: true }
      return timed(async () => must(await calls.move('settle', settle)))()
    },
    statement: timed(async () => {
      const from = new Date(Date.now() - pageDays * dayMs)
      const lines = await ledger.statement(main(randomMember(world)), { limit: pageSize, from, until: new Date() })
      if (lines.length < pageSize) throw new Error('a statement is short')
    }),
    record: timed(async () => {
      const end = new Date()
      const filter = { memberId: randomMember(world), start: new Date(end.getTime() - pageDays * dayMs), end }
      const bets = await listBets({ database: database.kysely, catalogue, language: 'EN' }, filter, {
        page: 1,
        pageSize,
      })
      if (bets.length < pageSize) throw new Error('a record is short')
    }),
    board: timed(async () => {
      await createWinnerBoard({ database, catalogue, clock: systemClock })('EN')
    }),
  }
}

/** Answers how many milliseconds an act took. */
const timed = (act: () => Promise<unknown>) => async (): Promise<number> => {
  const startedMs = performance.now()
  await act()
  return performance.now() - startedMs
}

/** The 99th percentile, in milliseconds, of what the clients' acts say that they took. */
async function p99Of(seconds: number, act: () => Promise<number>): Promise<number> {
  const latencies: number[] = []
  const end = performance.now() + seconds * 1000
  const loop = async () => {
    while (performance.now() < end) latencies.push(await act())
  }
  await Promise.all(Array.from({ length: clients }, loop))
  return p99(latencies)
}
