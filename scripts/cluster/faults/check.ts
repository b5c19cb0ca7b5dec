import { setTimeout as delay } from 'node:timers/promises'
import { checkMoney } from '@baize/platform/check-money'
import type { EveryDatabase } from '@baize/platform/domains/every-table'
import { sql } from 'kysely'
import type { Laboratory } from '../inside/laboratory.ts'
import { superuserOf } from '../inside/make-databases.ts'
import { runScript } from '../inside/run-script.ts'
import type { History, Operation } from './history.ts'
import { providerCode } from './list-provider.ts'
import type { Party } from './party.ts'
import type { ToldRound, WalletPlayer } from './players.ts'

/** What a run is held against when all faults are over. */
export interface Outcome {
  acknowledged: number
  refused: number
  /** Calls that had no answer at first, and were asked again until there was one. */
  askedAgain: number
  rounds: number
  lost: string[]
  doubled: string[]
  /** Refused, and in the ledger all the same. */
  refusedButThere: string[]
  toldOtherwise: string[]
  violations: string[]
}

const quietWithinMs = 180_000
const lookMs = 500

/** Asks again, counts in the ledger, and adds up: every acknowledged call is there once, every refused one is not. */
export async function check(
  laboratory: Laboratory,
  { database, history, players, told }: Pick<Party, 'database' | 'history' | 'players' | 'told'>,
): Promise<Outcome> {
  const toldOtherwise = await askAgain(history)
  return {
    ...{ ...(await compareWithBooks(database, history.operations)), rounds: told.length, toldOtherwise },
    violations: [
      ...history.misshapen.map(answer => `an answer without a status: ${answer}`),
      ...(await balancesOff(history, players)),
      ...(await roundsOff(laboratory, database, told)),
      ...(await checkMoney(database)).map(violation => JSON.stringify(violation)),
      ...(await headsOff(laboratory)),
    ],
  }
}

/** Asks once more what had no answer at first: it has to be told alike. */
async function askAgain(history: History): Promise<string[]> {
  const otherwise: string[] = []
  for (const operation of history.operations.filter(({ unanswered }) => unanswered > 0)) {
    const answer = await history.ask(operation)
    const [before, now] = [operation.answer, answer].map(each => JSON.stringify(each && [each.status, each.balance]))
    if (before !== now) otherwise.push(`${operation.call} ${operation.transaction}: ${before}, then ${now}`)
  }
  return otherwise
}

/** Holds what was told against the ledger of this database. */
export async function compareWithBooks(
  database: EveryDatabase,
  operations: readonly Operation[],
): Promise<Omit<Outcome, 'rounds' | 'toldOtherwise' | 'violations'>> {
  const times = await timesInBooks(database, operations)
  const ok = operations.filter(({ outcome }) => outcome === 'ok')
  const refused = operations.filter(({ outcome }) => outcome === 'refused')
  const nameOf = ({ call, transaction, unanswered }: Operation) =>
    `${call} ${transaction} (${unanswered}x without answer)`
  return {
    ...{ acknowledged: ok.length, refused: refused.length },
    askedAgain: operations.filter(({ unanswered }) => unanswered > 0).length,
    lost: ok.filter(({ transaction }) => times.get(transaction) === 0).map(nameOf),
    doubled: ok.filter(({ transaction }) => times.get(transaction)! > 1).map(nameOf),
    refusedButThere: refused.filter(({ transaction }) => times.get(transaction) !== 0).map(nameOf),
  }
}

/** How often each transaction moved money in the ledger; a lost settle moves none, and stands with its bet. */
async function timesInBooks({ kysely }: EveryDatabase, operations: readonly Operation[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ transaction: string; times: number }>`
    select split_part(key, ':', 3) as transaction, count(*)::int as times from ledger.transfer
    where key like ${`%:${providerCode}:%`} group by 1
    union all
    select settled_by, count(*)::int from rounds.bet
    where provider_code = ${providerCode} and settled_by is not null and payout_units = 0 group by 1`.execute(kysely)
  const all = Map.groupBy(rows, ({ transaction }) => transaction)
  return new Map(
    operations.map(({ transaction }) => [
      transaction,
      (all.get(transaction) ?? []).reduce((sum, { times }) => sum + times, 0),
    ]),
  )
}

/** Players whose balance is not what their acknowledged calls come to. */
async function balancesOff(history: History, players: readonly WalletPlayer[]): Promise<string[]> {
  const ok = history.operations.filter(({ outcome }) => outcome === 'ok')
  const off: string[] = []
  for (const { username, beganUnits, balanceUnits } of players) {
    const own = ok.filter(({ player }) => player === username)
    const due = own.reduce((sum, { changeUnits }) => sum + changeUnits, beganUnits)
    const units = await balanceUnits()
    if (units !== due) off.push(`${username} has ${units} and not ${due} units`)
  }
  return off
}

/** Rounds of the house's own games that both servers do not know alike, once all have ended. */
async function roundsOff(
  laboratory: Laboratory,
  database: EveryDatabase,
  told: readonly ToldRound[],
): Promise<string[]> {
  const studio = await superuserOf(laboratory, 'studio')
  try {
    const untilMs = performance.now() + quietWithinMs
    const open = async () =>
      (await studio.query<{ open: number }>(`select count(*)::int as open from studio.round where settled_at is null`))
        .rows[0]!.open
    let left = await open()
    while (left > 0 && performance.now() < untilMs) {
      await delay(lookMs)
      left = await open()
    }
    const { rows } = await studio.query<{ id: string; bet: string; win: string }>(
      `select id::text, bet_units::text as bet, win_units::text as win from studio.round where id::text = any ($1)`,
      [told.map(({ id }) => id)],
    )
    const here = new Map(rows.map(row => [row.id, row]))
    const there = await database.kysely
      .selectFrom('rounds.bet')
      .select(['round_id', 'stake_units', 'payout_units', 'status'])
      .where(
        'round_id',
        'in',
        told.map(({ id }) => id),
      )
      .execute()
    const bets = Map.groupBy(there, ({ round_id }) => round_id)
    const off = told.flatMap(({ id, stakeUnits, winUnits }) => {
      const [round, own] = [here.get(id), bets.get(id) ?? []]
      const isAlike =
        round && own.length === 1 && own[0]!.stake_units === stakeUnits && own[0]!.payout_units === winUnits
      return isAlike ? [] : [`round ${id}: ${JSON.stringify({ round, bets: own.length })}`]
    })
    const { rows: differences } = await studio.query<{ round_id: string; fault: string }>(
      'select round_id, fault from studio.difference',
    )
    return [
      ...(left > 0 ? [`${left} rounds are still open`] : []),
      ...off,
      ...differences.map(({ round_id, fault }) => `the studio found round ${round_id} ${fault}`),
    ]
  } finally {
    await studio.end()
  }
}

async function headsOff(laboratory: Laboratory): Promise<string[]> {
  const { status, said } = await runScript(laboratory, 'scripts/check-heads.ts')
  return status === 0 ? [] : [said.trim()]
}
