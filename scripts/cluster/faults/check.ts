import { checkMoney } from '@baize/platform/check-money'
import type { EveryDatabase } from '@baize/platform/domains/every-table'
import { sql } from 'kysely'
import type { Laboratory } from '../inside/laboratory.ts'
import { runScript } from '../inside/run-script.ts'
import type { History, Operation } from './history.ts'
import { providerCode } from './list-provider.ts'
import type { Party } from './party.ts'
import type { WalletPlayer } from './players.ts'
import { roundsOff } from './rounds-off.ts'

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

async function headsOff(laboratory: Laboratory): Promise<string[]> {
  const { status, said } = await runScript(laboratory, 'scripts/check-heads.ts')
  return status === 0 ? [] : [said.trim()]
}
