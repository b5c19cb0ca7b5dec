import type { Outcome } from './check.ts'
import type { Kind } from './kinds.ts'

/** A fault that befell the house, and what clients saw of it. */
export interface Met {
  kind: Kind
  /** Whom it met. */
  met: string
  /** From its beginning until every machine worked again. */
  tookMs: number
  /** The longest time without an acknowledged call. */
  silenceMs: number
  /** Askings that got no answer. */
  unanswered: number
  acknowledgedWhile: number
}

/** Faults of one kind are told this often. */
const mostTold = 50
const seconds = (ms: number) => (ms / 1_000).toFixed(1)
const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!

/** Everything that must not be. */
export function violationsOf(faults: readonly Met[], outcome: Outcome): string[] {
  const { lost, doubled, refusedButThere, toldOtherwise, violations } = outcome
  return [
    ...lost.map(each => `acknowledged and not there: ${each}`),
    ...doubled.map(each => `there more than once: ${each}`),
    ...refusedButThere.map(each => `refused, and there: ${each}`),
    ...toldOtherwise.map(each => `told otherwise when asked again: ${each}`),
    ...violations,
    ...faults
      .filter(({ kind, acknowledgedWhile }) => kind.holdsAll && acknowledgedWhile > 0)
      .map(({ kind, acknowledgedWhile }) => `${kind.name}: ${acknowledgedWhile} calls were acknowledged`),
    ...byKind(faults)
      .filter(([{ mostSilenceMs }, met]) => mostSilenceMs && at(silences(met), 0.99) > mostSilenceMs)
      .map(([{ name, mostSilenceMs }]) => `${name}: no answer for longer than ${mostSilenceMs! / 1_000} s`),
  ]
}

const byKind = (faults: readonly Met[]): [Kind, Met[]][] => [...Map.groupBy(faults, ({ kind }) => kind)]
const silences = (faults: readonly Met[]) => faults.map(({ silenceMs }) => silenceMs).sort((a, b) => a - b)

/** The report of a run as a page. */
export function reportOf(faults: readonly Met[], outcome: Outcome): string {
  const rows = byKind(faults)
    .sort(([a], [b]) => a.name.localeCompare(b.name))
    .map(([{ name, lastsMs, mostSilenceMs }, met]) => {
      const sorted = silences(met)
      const unanswered = met.reduce((sum, each) => sum + each.unanswered, 0)
      const cells = [
        name,
        met.length,
        lastsMs > 0 ? seconds(lastsMs) : '',
        seconds(at(sorted, 0.5)),
        seconds(at(sorted, 1)),
      ]
      const goal = mostSilenceMs ? seconds(mostSilenceMs) : ''
      return `| ${[...cells, goal, (unanswered / met.length).toFixed(1), seconds(Math.max(...met.map(each => each.tookMs)))].join(' | ')} |`
    })
  const { acknowledged, refused, askedAgain, rounds, lost, doubled, refusedButThere, toldOtherwise, violations } =
    outcome
  const found = violationsOf(faults, outcome)
  return `# ${faults.length} faults

Members bet at somebody else's game by signed calls, and spun at a game of the house, while one fault after the other befell a
machine. A call without an answer was asked again by the same id until there was one. Afterwards everything that was told was held against
the books.

| what was told | |
|---|---|
| calls acknowledged | ${acknowledged} |
| calls refused | ${refused} |
| calls that had no answer at first | ${askedAgain} |
| rounds of the house's own game | ${rounds} |
| acknowledged, and not in the books | ${lost.length} |
| in the books more than once | ${doubled.length} |
| refused, and in the books | ${refusedButThere.length} |
| told otherwise when asked again | ${toldOtherwise.length} |
| violations of balances, rounds, invariants and heads | ${violations.length} |

| fault | times | lasts s | silence, median s | longest s | goal s | askings without answer, each | all well again after, at most s |
|---|---|---|---|---|---|---|---|
${rows.join('\n')}

${
  found.length === 0
    ? 'Nothing was violated.'
    : found
        .slice(0, mostTold)
        .map(each => `- ${each}`)
        .join('\n')
}
`
}
