import { setTimeout as pause } from 'node:timers/promises'
import { fixturesExportPath } from '@baize/api/studio/paths'
import type { BetProof } from '@baize/game-kit/book/verify/bet-proof'
import type { FixtureRecord } from '@baize/game-kit/book/verify/fixture-record'
import { differenceText } from '@baize/game-kit/book/verify/verdict'
import { verifyBet } from '@baize/game-kit/book/verify/verify-bet'
import { verifyFixture } from '@baize/game-kit/book/verify/verify-fixture'
import * as crypto from '@baize/game-kit/node/crypto'

/** What is wrong with a fixture, in words; null when it holds. */
export function fixtureFault(record: FixtureRecord): string | null {
  const verdict = verifyFixture(record, crypto)
  return verdict.ok ? null : differenceText(verdict.difference)
}

/** What is wrong with a bet, in words; null when it holds. Its fixtures are looked at first. */
export function betFault(proof: BetProof, records: readonly FixtureRecord[]): string | null {
  const verdict = verifyBet(proof, records, crypto)
  return verdict.ok ? null : differenceText(verdict.difference)
}

const pageSize = 200

/** Lines of the export of a server: of all its fixtures page by page, or of those that are named, with every price. */
export async function* fixtureLines(base: string, named: readonly string[]): AsyncGenerator<string> {
  for (const fixture of named) yield* await lines(base, { fixture })
  if (named.length > 0) return
  let before: string | undefined
  do {
    const page = await lines(base, { limit: String(pageSize), ...(before && { before }) })
    yield* page
    before = page.length === pageSize ? (JSON.parse(page.at(-1)!) as FixtureRecord).fixture : undefined
  } while (before)
}

/** One page; a server that is busy with another reader is asked again when it says. @throws Error without an answer */
async function lines(base: string, asked: Record<string, string>): Promise<string[]> {
  const url = new URL(fixturesExportPath, base)
  url.search = new URLSearchParams(asked).toString()
  for (;;) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.status === 429) await pause(1_000 * Number(answer.headers.get('retry-after') ?? 5))
    else if (!answer?.ok)
      throw new Error(`No fixtures from ${base}. Start Baize, or name a file: --file fixtures.jsonl`)
    else return (await answer.text()).split('\n').filter(line => line !== '')
  }
}
