import type { TableProofAnswer, TableRecord } from '@baize/api/studio/live'
import { fromHex, toHex } from '@baize/game-kit'
import * as crypto from '@baize/game-kit/browser/crypto'
import { leafHash, rootFromProof } from '@baize/game-kit/lotteries/book/merkle'
import { TABLE_CHECKS, type TableCheck, tableSealHash } from '@baize/game-kit/tables/index'
import { checkRound } from '../round/check-round.ts'

export type RecordStep = TableCheck | 'link' | 'seal' | 'slip'

/** One comparison; null where it could not be reached or there is nothing to compare. */
export interface RecordCheck {
  step: RecordStep
  holds: boolean | null
  /** Where they differ, what was computed here and what stands in the record. */
  difference?: { computed: string; recorded: string }
}

const compare = (step: RecordStep, computed: string, recorded: string): RecordCheck => ({
  ...{ step, holds: computed === recorded },
  ...(computed !== recorded && { difference: { computed, recorded } }),
})

/**
 * Everything about a published round that can be computed here: its draws and result from the seed, its link to the round
 * before, and the seal of its book.
 * @param before the round before; null where it is not known
 */
export function checkRecord(record: TableRecord, before: TableRecord | null): RecordCheck[] {
  return [...dealChecks(record), ...linkCheck(record, before), ...sealCheck(record)]
}

function dealChecks(record: TableRecord): RecordCheck[] {
  const { seed, entropy, draws } = record
  if (seed === null || entropy === null || draws === null) return []
  const verdict = checkRound({ ...record, seed, entropy, draws })
  return TABLE_CHECKS.map(step => {
    if (verdict.passed.includes(step)) return { step, holds: true }
    if (verdict.ok || verdict.difference.check !== step) return { step, holds: null }
    const { expected, actual } = verdict.difference
    return { step, holds: false, difference: { computed: textOf(expected), recorded: textOf(actual) } }
  })
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '–'))

/** A round's commitment is the seed of the round before. */
function linkCheck({ serial, commitment }: TableRecord, before: TableRecord | null): RecordCheck[] {
  return before?.serial === serial - 1 && before.seed ? [compare('link', before.seed, commitment)] : []
}

function sealCheck(record: TableRecord): RecordCheck[] {
  const { table, serial, commitment, bookRoot, slips, stakeUnits, previousSealHash, sealHash } = record
  if (!bookRoot || !sealHash || slips === null || stakeUnits === null || previousSealHash === null) return []
  const computed = tableSealHash(crypto.sha256, {
    ...{ table, serial, commitment, rootHex: bookRoot, count: slips, sumUnits: Number(stakeUnits), previousSealHash },
  })
  return [compare('seal', computed, sealHash)]
}

/** Computes the root of the book from the own slip up; it has to be the one that was sealed before the deal. */
export function checkSlip({ text, index, count, siblings }: TableProofAnswer, bookRoot: string | null): RecordCheck {
  const leaf = leafHash(crypto.sha256, text)
  const root = rootFromProof(crypto.sha256, leaf, { index, count, siblings: siblings.map(fromHex) })
  return compare('slip', root ? toHex(root) : '–', bookRoot ?? '–')
}
