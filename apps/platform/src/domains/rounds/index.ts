import type { Language } from '@baize/api'
import type { Job } from '@baize/server-kit/jobs/job'
import type { Log } from '@baize/server-kit/log'
import { monthsJob } from '@baize/server-kit/months/months-job'
import type { Clock } from '@baize/server-kit/outside'
import type { Database } from '../../kernel/database/open-database.ts'
import type { Handlers } from '../../kernel/http/handlers.ts'
import type { Settings } from '../../kernel/settings/settings.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Ledger } from '../ledger/index.ts'
import { createLeaderboard } from './boards/leaderboard.ts'
import { createWinnerBoard } from './boards/winner-board.ts'
import { compactRollups } from './facts/compact-rollups.ts'
import { drainFacts, rollUp } from './facts/drain-facts.ts'
import { foldJackpot } from './jackpot/fold-jackpot.ts'
import { readJackpot } from './jackpot/read-jackpot.ts'
import { type DayOfMoments, memberSums, netByDay } from './member-sums.ts'
import { sweepOpenRounds } from './open-sweep.ts'
import type { BetFilter } from './record/bet-filter.ts'
import { betRows } from './record/bets-file.ts'
import { allBets, listBets, totalOfBets } from './record/betting-record.ts'
import { createGameReturns } from './returns/game-returns.ts'

export { drainFacts, rollUp, takeFactsIn } from './facts/drain-facts.ts'
export { factsAreIn } from './facts/facts-are-in.ts'
export type { TypeSums } from './member-sums.ts'
export type { RoundsPublished } from './published.ts'
export type { BetFilter, Bettors } from './record/bet-filter.ts'
export { betCells, betColumns } from './record/bets-file.ts'
export { type BetPlace, betsOfMember } from './record/bets-of-member.ts'
export type { BetOfMember } from './record/betting-record.ts'
export { betOfTransaction, type FoundPlay, findBets, findRounds } from './record/find-bets.ts'
export { lockBet, lockLines, recordBet, reopenBets, type StoredBet, voidBet } from './settled-bets.ts'
export type { BetStatus } from './tables.ts'
export { validBetSince } from './valid-bet.ts'

/** Bets, rounds and facts, and what is worked out from them. */
export function createRounds(deps: {
  database: Database
  clock: Clock
  settings: Settings
  catalogue: Catalogue
  ledger: Ledger
  log: Log
  currency: string
}) {
  const { database, clock, settings, catalogue } = deps
  const winnerBoard = createWinnerBoard(deps)
  const leaderboard = createLeaderboard(deps)
  const gameReturns = createGameReturns(deps)
  const jobs: Job[] = [
    monthsJob(deps, { name: 'rounds-partitions', tables: ['rounds.bet', 'rounds.fact', 'rounds.rollup'] }),
    {
      name: 'rounds-rollup',
      cron: '* * * * *',
      run: () => rollUp(database),
    },
    {
      name: 'rounds-compact',
      cron: '25 4 * * *',
      async run() {
        const { timeZone } = await settings.brand()
        return compactRollups(database, { now: clock.now(), timeZone })
      },
    },
    {
      name: 'rounds-game-totals',
      cron: '* * * * *',
      run: () => drainFacts(database, 'game-totals', () => database.pool.query('select rounds.add_game_totals()')),
    },
    {
      name: 'rounds-boards',
      cron: '* * * * *',
      async run() {
        const { timeZone } = await settings.brand()
        const keep = () => database.pool.query('select rounds.keep_boards($1, $2)', [timeZone, clock.now()])
        await drainFacts(database, 'boards', keep)
      },
    },
    { name: 'rounds-jackpot', cron: '* * * * *', run: () => drainFacts(database, 'jackpot', () => foldJackpot(deps)) },
    {
      name: 'rounds-seat-ends',
      cron: '40 4 * * *',
      run: () =>
        database.pool.query(
          'delete from rounds.seat_end where ended_at < $1::timestamptz - rounds.closed_rounds_last()',
          [clock.now()],
        ),
    },
    {
      name: 'rounds-open-sweep',
      cron: '*/10 * * * *',
      run: () => sweepOpenRounds(deps),
    },
  ]
  return {
    jobs,
    record: {
      list: (filter: BetFilter, page: { page: number; pageSize: number }, language: Language) =>
        listBets({ database: database.kysely, catalogue, language }, filter, page),
      totals: (filter: BetFilter) => totalOfBets(database.kysely, filter),
      /** Every bet that a filter lets through, the newest first, as it is read. */
      all: (filter: BetFilter, language: Language) =>
        allBets({ database: database.kysely, catalogue, language }, filter),
      /** All of them as the rows of a file. */
      rows: (filter: BetFilter, language: Language) =>
        betRows(allBets({ database: database.kysely, catalogue, language }, filter), language),
    },
    memberSums: (memberId: bigint, start: Date, end: Date) => memberSums(database.kysely, memberId, start, end),
    netByDay: (memberId: bigint, days: readonly DayOfMoments[]) => netByDay(database.kysely, memberId, days),
    routes: {
      'rounds.winnerBoard': (_input, { language }) => winnerBoard(language),
      'rounds.jackpot': () => readJackpot(deps),
      'rounds.leaderboard': ({ period }) => leaderboard(period),
      'rounds.gameReturns': (input, { language }) => gameReturns(input, language),
    } satisfies Partial<Handlers>,
  }
}
export type Rounds = ReturnType<typeof createRounds>
