import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { check, compareWithBooks } from '../faults/check.ts'
import type { Operation } from '../faults/history.ts'
import { openDatabaseOf } from '../faults/list-provider.ts'
import { startParty } from '../faults/party.ts'
import type { Laboratory } from '../inside/laboratory.ts'
import { superuserOf } from '../inside/make-databases.ts'
import { runScript } from '../inside/run-script.ts'
import { pgbackrest } from '../nodes/backups.ts'
import { restoredPostgres } from '../nodes/postgres.ts'
import { addressOf, databaseNames, ports, serverNames } from '../plan.ts'

const keeper = 'pg1'
const calls = 400

/**
 * Backs up both databases while members play, loses all of them, restores both to one moment, adopts what came out, and reconciles: what
 * was acknowledged until then is there, what came later is not, and comes in once more when it is asked again by its ids.
 * @returns whether nothing was lost, doubled or told otherwise
 */
export async function runDrill(laboratory: Laboratory, say: (text: string) => void): Promise<boolean> {
  const { folders } = laboratory
  await runScript(laboratory, 'scripts/export-heads.ts')
  const party = await startParty(laboratory)
  const { history } = party
  await history.more(calls)
  say('Backing up while members play ...')
  await pgbackrest(folders, (await laboratory.primary())!, 'backup', '--type=full')
  await history.more(calls)
  const { moment, momentMs } = await now(laboratory)
  await history.more(calls)
  await party.end()
  await sealLog(laboratory)

  say('Losing all databases, and restoring both to one moment ...')
  for (const name of ['front', ...serverNames, 'line', ...databaseNames]) await laboratory.machine(name).stop()
  const data = join(folders.run, keeper, 'data')
  await rm(data, { recursive: true })
  await pgbackrest(folders, keeper, 'restore', '--type=time', `--target=${moment}`, '--target-action=promote')
  await laboratory.add('restored', () => restoredPostgres(keeper, folders, laboratory.secrets)).start()
  laboratory.restored = keeper
  laboratory.place.line = `${addressOf(keeper)}:${ports.pooler}`
  const adopted = await runScript(laboratory, 'scripts/adopt-database.ts')
  say(adopted.said.trim())
  await Promise.all(serverNames.map(name => laboratory.machine(name).start()))
  await laboratory.machine('front').start()

  const database = openDatabaseOf(laboratory)
  const before = history.operations.filter(({ endedMs }) => endedMs < momentMs)
  const after = history.operations.filter(({ startedMs }) => startedMs > momentMs)
  const kept = await compareWithBooks(database, before)
  const gone = await compareWithBooks(database, after)
  const calledAgain = await callAgain(history, history.operations)
  const told = party.told.filter(({ toldAtMs }) => toldAtMs < momentMs)
  const outcome = await check(laboratory, { ...party, database, told })
  const faults = [
    ...(adopted.status === 0 ? [] : [`the copy was not adopted: ${adopted.said}`]),
    ...kept.lost.map(each => `acknowledged before the moment, and not restored: ${each}`),
    ...(gone.lost.length === gone.acknowledged ? [] : ['what came after the moment was restored']),
    ...calledAgain,
    ...[outcome.lost, outcome.doubled, outcome.refusedButThere, outcome.violations].flat(),
  ]
  say(
    `${before.length} calls before the moment: ${kept.lost.length} lost. ${after.length} after it: ${gone.lost.length} gone, and taken in once more.`,
  )
  say(faults.length === 0 ? 'Nothing differs.' : faults.join('\n'))
  await database.stop()
  await party.stop()
  return faults.length === 0
}

/** The moment to go back to, by the database's clock and by this process's. */
async function now(laboratory: Laboratory): Promise<{ moment: string; momentMs: number }> {
  const superuser = await superuserOf(laboratory)
  const { rows } = await superuser.query<{ moment: string }>('select clock_timestamp()::text as moment')
  await superuser.end()
  return { moment: rows[0]!.moment, momentMs: performance.now() }
}

/** Sees the last of the log into the backup. */
async function sealLog(laboratory: Laboratory): Promise<void> {
  const superuser = await superuserOf(laboratory)
  await superuser.query('select pg_switch_wal()')
  await superuser.end()
  await pgbackrest(laboratory.folders, (await laboratory.primary())!, 'check')
}

/** Asks everything again in its order. Names what is told otherwise. */
async function callAgain(
  history: { ask(operation: Operation): Promise<Operation['answer']> },
  operations: readonly Operation[],
): Promise<string[]> {
  const otherwise: string[] = []
  for (const operation of operations) {
    let answer = await history.ask(operation)
    while (!answer) answer = await history.ask(operation)
    if (answer.status !== operation.answer?.status)
      otherwise.push(`${operation.call} ${operation.transaction}: ${operation.answer?.status}, then ${answer.status}`)
  }
  return otherwise
}
