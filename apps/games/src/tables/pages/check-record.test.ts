import type { TableRecord } from '@baize/api/studio/live'
import { commitmentOf, toHex } from '@baize/game-kit'
import { leafHash } from '@baize/game-kit/lotteries/book/merkle'
import { hmac, sha256 } from '@baize/game-kit/node/crypto'
import { dealTableRound, rulesOf, tableDefinitionHash, tableSealHash } from '@baize/game-kit/tables/index'
import { expect, test } from 'vitest'
import { checkRecord, checkSlip } from './check-record.ts'

const seed = sha256(new TextEncoder().encode('another seed of a test'))
const commitment = commitmentOf(sha256, seed)
const rules = rulesOf('xoc/1')
const [table, serial] = ['LVT-XOC-1', 12]
const proof = { text: 'T2|a slip', salt: 's', index: 0, count: 1, siblings: [], root: '' }
const bookRoot = toHex(leafHash(sha256, proof.text))
const previousSealHash = '0'.repeat(64)
const seal = { table, serial, commitment, rootHex: bookRoot, count: 1, sumUnits: 10_000, previousSealHash }
const dealt = dealTableRound({ rules, table, serial, commitment, state: null, seed, entropy: '-' }, hmac)

const record: TableRecord = {
  ...{ table, serial, definition: rules.id, definitionHash: tableDefinitionHash(rules.definition, sha256) },
  ...{ phase: 'round', chain: 1, place: 11, commitment, stateBefore: null, facts: null, seed: toHex(seed) },
  ...{ entropy: '-', beaconRound: null, draws: dealt.draws, result: dealt.result, stateAfter: dealt.stateAfter },
  ...{ bookRoot, slips: 1, stakeUnits: '10000', previousSealHash, sealHash: tableSealHash(sha256, seal) },
  voidReason: null,
}
const before: TableRecord = { ...record, serial: serial - 1, seed: commitment }
const failing = (changed: Partial<TableRecord>, previous: TableRecord | null = before) =>
  checkRecord({ ...record, ...changed }, previous)
    .filter(({ holds }) => holds === false)
    .map(({ step }) => step)

test('a true record holds in every step', () => {
  expect(checkRecord(record, before).every(({ holds }) => holds)).toBe(true)
  expect(checkSlip(proof, bookRoot)).toEqual({ step: 'slip', holds: true })
})

test.each([
  ['the result', { result: { coins: '9999' } }, ['result']],
  ['the sum of its book', { stakeUnits: '20000' }, ['seal']],
  ['its seed', { seed: 'ff'.repeat(32) }, ['commitment']],
])('a record in which %s was changed is found out there', (_, changed, steps) => {
  expect(failing(changed)).toEqual(steps)
})

test('a round that does not follow from the one before, and a slip that is not in the book, are found out', () => {
  expect(failing({}, { ...before, seed: 'ab'.repeat(32) })).toEqual(['link'])
  expect(checkSlip({ ...proof, text: 'T2|another slip' }, bookRoot)).toMatchObject({ holds: false })
})
