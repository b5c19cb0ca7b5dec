import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Laboratory } from '../inside/laboratory.ts'
import { runScript } from '../inside/run-script.ts'
import { check } from './check.ts'
import { healthy } from './health.ts'
import type { History } from './history.ts'
import { type Kind, kinds } from './kinds.ts'
import { startParty } from './party.ts'
import { type Met, reportOf, violationsOf } from './report.ts'

/** Answers that have to come between two faults. */
const calmAnswers = 30

/**
 * Lets members play while one fault after the other befalls the house, then holds what they were told against the books. Writes a report.
 * @param only a part of the name of the kinds that are wanted
 * @returns whether no call was lost, doubled or told otherwise, and no goal was missed
 */
export async function runFaults(
  laboratory: Laboratory,
  { count, only }: { count: number; only: string },
  say: (text: string) => void,
): Promise<boolean> {
  await runScript(laboratory, 'scripts/export-heads.ts')
  const party = await startParty(laboratory)
  const { history } = party
  const met: Met[] = []
  await calm(laboratory, history)
  for (const kind of planOf(count, only)) {
    const fault = await befall(laboratory, history, kind)
    met.push(fault)
    say(`${met.length} of ${count}: ${kind.name} (${fault.met}): silence ${(fault.silenceMs / 1_000).toFixed(1)} s`)
  }
  await party.end()
  say('Holding what was told against the books ...')
  const outcome = await check(laboratory, party)
  await party.stop()
  const path = join(laboratory.folders.run, 'faults.md')
  await writeFile(path, reportOf(met, outcome))
  const violations = violationsOf(met, outcome)
  say(`${violations.length === 0 ? 'No violation' : `${violations.length} violations`}. The report: ${path}`)
  return violations.length === 0
}

/** Kinds by their weights, in an order of chance. */
function planOf(count: number, only: string): Kind[] {
  const chosen = kinds.filter(({ name }) => name.includes(only))
  if (chosen.length === 0)
    throw new Error(`There is no fault "${only}". There are: ${kinds.map(({ name }) => name).join(', ')}.`)
  const whole = chosen.reduce((sum, { weight }) => sum + weight, 0)
  const each = chosen.flatMap(kind => Array<Kind>(Math.max(1, Math.round((kind.weight / whole) * count))).fill(kind))
  while (each.length < count) each.push(chosen[each.length % chosen.length]!)
  return each
    .map(kind => ({ kind, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ kind }) => kind)
}

/** Waits until all machines work, and calls are answered as before. */
async function calm(laboratory: Laboratory, history: History): Promise<void> {
  await healthy(laboratory)
  await history.more(calmAnswers)
}

/** Lets one fault begin, last and end. */
async function befall(laboratory: Laboratory, history: History, kind: Kind): Promise<Met> {
  const [began, unanswered] = [performance.now(), history.unansweredAtMs.length]
  const { met, end } = await kind.begin(laboratory)
  await delay(kind.lastsMs)
  const endedMs = performance.now()
  await end()
  await calm(laboratory, history)
  const untilMs = performance.now()
  return {
    ...{ kind, met, tookMs: untilMs - began, silenceMs: history.longestSilenceMs(began, untilMs) },
    unanswered: history.unansweredAtMs.length - unanswered,
    // What was on its way as it began may still be answered.
    acknowledgedWhile: history.acknowledgedBetween(began + 2_000, endedMs),
  }
}
