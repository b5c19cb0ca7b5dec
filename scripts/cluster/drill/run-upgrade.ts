import { check } from '../faults/check.ts'
import { healthy } from '../faults/health.ts'
import { startParty } from '../faults/party.ts'
import type { Laboratory } from '../inside/laboratory.ts'
import { runScript } from '../inside/run-script.ts'
import type { ServerName } from '../plan.ts'

const calls = 200
/** As operations.md starts them, so that a studio never knows less than an api that calls it. */
const order: readonly ServerName[] = ['studio1', 'studio2', 'api1', 'api2', 'jobs1']

/**
 * Migrates a house that an earlier version filled and runs, then replaces one of its servers after the other by this version, while members
 * play. Both versions run beside each other on one database meanwhile.
 * @returns whether no call was refused, lost, doubled or told otherwise
 */
export async function runUpgrade(laboratory: Laboratory, say: (text: string) => void): Promise<boolean> {
  const { project } = laboratory
  const party = await startParty(laboratory)
  const { history } = party
  await history.more(calls)
  say((await runScript(laboratory, 'scripts/migrate.ts')).said.trim())
  await runScript(laboratory, 'scripts/export-heads.ts')
  await history.more(calls)
  for (const name of order) {
    const unanswered = history.unansweredAtMs.length
    await laboratory.change(name, { version: project })
    await healthy(laboratory)
    await history.more(calls)
    say(`${name} runs this version; ${history.unansweredAtMs.length - unanswered} askings got no answer`)
  }
  await party.end()
  const outcome = await check(laboratory, party)
  await party.stop()
  const refused = history.operations.filter(({ outcome }) => outcome === 'refused')
  const faults = [
    ...refused.map(({ call, answer }) => `${call} was refused: ${answer?.status}`),
    ...[outcome.lost, outcome.doubled, outcome.toldOtherwise, outcome.violations].flat(),
  ]
  const longest = history.longestSilenceMs(history.operations[0]!.startedMs, history.operations.at(-1)!.endedMs)
  say(
    `${outcome.acknowledged} calls and ${outcome.rounds} rounds, the longest silence ${(longest / 1_000).toFixed(1)} s.`,
  )
  say(faults.length === 0 ? 'Nothing was refused, lost, doubled or told otherwise.' : faults.join('\n'))
  return faults.length === 0
}
