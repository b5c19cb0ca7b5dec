import type { TableRecord } from '@baize/api/studio/live'
import { commitmentOf, fromHex } from '@baize/game-kit'
import * as crypto from '@baize/game-kit/node/crypto'
import { verifyTableRound } from '@baize/game-kit/tables/index'

/** Finds what is wrong with rounds of tables that come newest first, as the export tells them. */
export class TableRounds {
  /** The round after the one that comes, by table. */
  readonly #after = new Map<string, TableRecord>()

  /** What is wrong with a round, in words; null when it holds, and is the one that the round after it was committed to by. */
  faultOf(record: TableRecord): string | null {
    const after = this.#after.get(record.table)
    this.#after.set(record.table, record)
    const { serial, seed } = record
    // A seed that could not be opened says nothing; its round is void and ends its chain.
    if (seed === null) return null
    const isNext = after?.serial === serial + 1 && after.chain === record.chain
    if (isNext && after.commitment !== seed)
      return `round ${serial}: it is not what round ${after.serial} was committed to by`
    // A void round whose public value did not come has no outcome, and a seed all the same.
    if (record.voidReason !== null && record.beaconRound !== null && record.entropy === null)
      return commitmentOf(crypto.sha256, fromHex(seed)) === record.commitment
        ? null
        : `round ${serial}: its seed is not the one that it was committed to by`
    const verdict = verifyTableRound(
      { ...record, seed, draws: record.draws ?? [], entropy: record.entropy ?? '' },
      crypto,
    )
    if (verdict.ok) return null
    const { check, path, expected, actual } = verdict.difference
    return `round ${serial}: ${check} differs at ${path}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(actual)}`
  }
}
