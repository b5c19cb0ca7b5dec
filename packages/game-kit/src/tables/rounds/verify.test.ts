import { expect, test } from 'vitest'
import { hmac, sha256 } from '../../node/crypto.ts'
import { toHex } from '../../seeds.ts'
import { rulesOf, tableDefinitionHash, tableRules } from '../registry.ts'
import { chain, terminal, workedRounds } from '../testing/vectors.ts'
import { firstGap, TABLE_CHECKS, type VerifiableTableRound, verifyTableRound } from './verify-table-round.ts'

const crypto = { hmac, sha256 }

/** Records as they are published: once through JSON. */
function recordsOf(id: string, count: number): VerifiableTableRound[] {
  const rules = rulesOf(id)
  const rounds = workedRounds(id, 'T-1', count)
  const records = rounds.map(({ draws, result, stateAfter }, i) => ({
    ...{ table: 'T-1', serial: i + 1, definitionHash: tableDefinitionHash(rules.definition, sha256) },
    ...{ commitment: i === 0 ? terminal : toHex(chain[i - 1]!), seed: toHex(chain[i]!), entropy: '-' },
    ...{ stateBefore: i === 0 ? rules.firstState() : rounds[i - 1]!.stateAfter, draws, result, stateAfter },
  }))
  return JSON.parse(JSON.stringify(records)) as VerifiableTableRound[]
}

test.each(tableRules.map(({ id }) => id))('eight rounds of %s verify', id => {
  for (const record of recordsOf(id, 8))
    expect(verifyTableRound(record, crypto)).toEqual({ ok: true, passed: [...TABLE_CHECKS] })
})

const [, played] = recordsOf('bac-c/1', 2) as [VerifiableTableRound, VerifiableTableRound]

test.each<[string, Partial<VerifiableTableRound>, string]>([
  ['another seed', { seed: toHex(chain[2]!) }, 'commitment'],
  ['no seed', { seed: '' }, 'commitment'],
  ['an unknown definition', { definitionHash: '0'.repeat(64) }, 'definition'],
  ['another public value', { entropy: 'AB' }, 'entropy'],
  ['a state that is none', { stateBefore: '8' }, 'state'],
  ['another serial', { serial: 3 }, 'draws'],
  ['another table', { table: 'T-2' }, 'draws'],
  ['a card more in the shoe', { stateBefore: '8'.repeat(52) }, 'draws'],
  ['another result', { result: { player: ['9d'] } }, 'result'],
  ['another state after', { stateAfter: played.stateBefore }, 'state-after'],
])('%s is told', (_name, change, check) => {
  expect(verifyTableRound({ ...played, ...change }, crypto)).toMatchObject({ ok: false, difference: { check } })
})

test('states go on from round to round, and a void round leaves its own', () => {
  const links = recordsOf('bac-c/1', 5).map(record => ({ ...record, isVoid: false }))
  expect(firstGap(links, sha256)).toBe(null)
  expect(firstGap(links.toSpliced(2, 1), sha256)).toBe(4)
  const swapped = links.with(3, { ...links[3]!, stateBefore: links[1]!.stateBefore })
  expect(firstGap(swapped, sha256)).toBe(4)
  const voided = [
    ...links.slice(0, 2),
    { ...links[2]!, isVoid: true },
    { ...links[3]!, stateBefore: links[2]!.stateBefore },
  ]
  expect(firstGap(voided, sha256)).toBe(null)
})
