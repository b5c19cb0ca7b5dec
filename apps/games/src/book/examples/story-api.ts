import type { Outcome } from '../../kit/calls.ts'
import { BookApi } from '../api.ts'
import { exampleBet, storyNowMs } from './football.ts'
import { exampleProof } from './proofs.ts'
import { examplePage, exampleRows } from './rows.ts'
import { exampleStandings } from './standings.ts'

const answered = async <T>(value: T): Promise<Outcome<T>> => ({ kind: 'ok', value })

/** Answers with examples what the parts of a story ask. */
export class StoryApi extends BookApi {
  override list() {
    return answered({ nowMs: storyNowMs, rows: exampleRows, pages: 3 })
  }

  override search() {
    return answered({ nowMs: storyNowMs, rows: exampleRows.slice(0, 2), pages: 1 })
  }

  override fixture() {
    return answered(examplePage())
  }

  override results() {
    const rows = exampleRows.map(row => ({ ...row, fixture: { ...row.fixture, state: 'settled' as const } }))
    return answered({ nowMs: storyNowMs, rows, pages: 1 })
  }

  override standings() {
    return answered({ season: 1, rows: exampleStandings })
  }

  override combine() {
    return answered({ milli: 2_740, chancePpm: 340_765, token: 'token-combined', state: 26 })
  }

  override async record() {
    return { kind: 'ok', value: exampleProof().record } as const
  }

  override proof() {
    return answered(exampleProof().proof)
  }

  override bets() {
    const sums = { bets: 1, stakeUnits: '100000', payoutUnits: '0' }
    return answered({ nowMs: storyNowMs, bets: [exampleBet()], sums, before: null })
  }
}
