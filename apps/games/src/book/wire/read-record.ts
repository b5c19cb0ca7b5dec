import { fixturesExportPath } from '@baize/api/studio/paths'
import type { FixtureRecord } from '@baize/game-kit/book/verify/fixture-record'
import type { Outcome } from '../../kit/calls.ts'

const answerWithinMs = 20_000

/** What is published of a match, with every price; null while it is not decided. */
export async function readRecord(fixture: string): Promise<Outcome<FixtureRecord | null>> {
  try {
    const answer = await fetch(`${fixturesExportPath}?${new URLSearchParams({ fixture })}`, {
      signal: AbortSignal.timeout(answerWithinMs),
    })
    const line = await answer.text()
    if (!answer.ok) return { kind: 'refused', error: JSON.parse(line) }
    return { kind: 'ok', value: line === '' ? null : JSON.parse(line) }
  } catch {
    return { kind: 'lost' }
  }
}
