import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as browser from '../browser/crypto.ts'
import { BLOCKED_NAMES } from '../catalogue/blocked-names.ts'
import { GAME_COUNT, gameAt } from '../catalogue/game.ts'
import { VENDORS } from '../catalogue/vendors.ts'
import * as node from '../node/crypto.ts'
import { commitmentOf, toHex } from '../seeds.ts'
import { type InstantTitle, instantByCode, instantTitles, takesStake } from './catalogue.ts'
import { INSTANT_KINDS, InstantInputError, type TimedChoice } from './instant-game.ts'
import { playInstant } from './play-instant.ts'
import { findTable, instantDefinitionHash, instantTables, tableOf } from './registry.ts'
import { firstVersionRounds } from './testing/first-version-rounds.ts'
import { bets, guesses } from './testing/sample-play.ts'
import { type VerifiableInstant, verifyInstant } from './verify-instant.ts'

const serverSeed = new Uint8Array(32).fill(33)

/** A round played to its end by choices that depend on the nonce alone. */
function recordOf({ code, table }: Pick<InstantTitle, 'code' | 'table'>, nonce: number): VerifiableInstant {
  const { stakeUnits, options: wished } = bets[table.definition.kind](nonce)
  const bet = { stakeUnits, options: table.options(wished, stakeUnits) }
  const choices: TimedChoice[] = []
  const seeds = { serverSeed, clientSeed: 'player|seed', nonce }
  let played = playInstant({ table, gameCode: code, bet, choices, ...seeds }, node.hmac)
  for (let i = 0; !played.isOver; i++) {
    choices.push({ choice: guesses[table.definition.kind](nonce, i), elapsedMs: 1_000 * (i + 1) })
    try {
      played = playInstant({ table, gameCode: code, bet, choices, ...seeds }, node.hmac)
    } catch (error) {
      if (!(error instanceof InstantInputError)) throw error
      choices.splice(-1, 1, { choice: { kind: 'time-out' }, elapsedMs: 1_000 * (i + 1) })
      played = playInstant({ table, gameCode: code, bet, choices, ...seeds }, node.hmac)
    }
  }
  return {
    gameCode: code,
    definitionHash: instantDefinitionHash(table.definition, node.sha256),
    bet: stakeUnits,
    staked: played.stakedUnits,
    options: bet.options,
    choices,
    commitment: commitmentOf(node.sha256, serverSeed),
    serverSeed: toHex(serverSeed),
    clientSeed: 'player|seed',
    nonce,
    draws: played.draws,
    events: played.events,
    win: played.winUnits,
  }
}

describe.each(instantTitles)('$code', title => {
  test('[FAIR-001, FAIR-002] sixty played rounds are recomputed from their revealed seed, in Node and in a browser', () => {
    for (let nonce = 0; nonce < 60; nonce++) {
      const record = JSON.parse(JSON.stringify(recordOf(title, nonce))) as VerifiableInstant
      expect(verifyInstant(record, node)).toMatchObject({ ok: true })
      if (nonce < 5) expect(verifyInstant(record, browser)).toMatchObject({ ok: true })
      const pays = record.events.filter(({ type }) => type === 'pay')
      expect(pays).toEqual([{ type: 'pay', amount: record.win }])
      expect(record.win).toBeGreaterThanOrEqual(0)
    }
  })

  test.each([
    ['win', { win: 999 }, 'win'],
    ['sum of stakes', { staked: 10_001 }, 'win'],
    ['seed', { serverSeed: toHex(new Uint8Array(32).fill(34)) }, 'commitment'],
    ['nonce', { nonce: 77 }, 'draws'],
    ['client seed', { clientSeed: 'other' }, 'draws'],
    ['definition', { definitionHash: 'ab' }, 'definition'],
    ['events', { events: [] }, 'events'],
    ['options', { options: { forged: true } }, 'definition'],
    ['choices', { choices: [{ choice: { kind: 'forged' }, elapsedMs: 0 }] }, 'definition'],
  ] as [string, Partial<VerifiableInstant>, string][])('a record with a forged %s is found out', (_, forged, check) => {
    expect(verifyInstant({ ...recordOf(title, 3), ...forged }, node)).toMatchObject({
      ok: false,
      difference: { check },
    })
  })
})

describe('a version that no title offers any more', () => {
  const old = instantTables.filter(
    ({ definition }) => !instantTitles.some(title => title.table.definition === definition),
  )

  test('stands in the registry behind its newer one', () => {
    expect(old.map(({ definition: { kind, version } }) => [kind, version])).toEqual([['blackjack', 1]])
    for (const { definition } of old)
      expect(tableOf(definition.kind, definition.edition).definition.version).toBeGreaterThan(definition.version)
  })

  test('[FAIR-002] still plays and verifies its rounds', () => {
    for (const table of old)
      for (let nonce = 0; nonce < 60; nonce++)
        expect(verifyInstant(recordOf({ code: 'RDW-TWENTYONE', table }, nonce), node)).toMatchObject({ ok: true })
  })

  test('[FAIR-002] a round that was exported before raises is recomputed as it was written', () => {
    expect(firstVersionRounds.length).toBeGreaterThan(0)
    for (const record of firstVersionRounds) expect(verifyInstant(record, node)).toMatchObject({ ok: true })
  })
})

test('every definition has an address of its own', () => {
  const hashes = instantTables.map(({ definition }) => instantDefinitionHash(definition, node.sha256))
  expect(new Set(hashes).size).toBe(instantTables.length)
  for (const [i, hash] of hashes.entries()) expect(findTable(hash, node.sha256)).toBe(instantTables[i])
})

test('titles and codes are their own, vendors are known, and no name is blocked', () => {
  const slots = Array.from({ length: GAME_COUNT }, (_, index) => gameAt(index))
  const taken = new Set(slots.map(({ title }) => title.toLowerCase()))
  const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)
  expect(new Set(instantTitles.map(({ code }) => code)).size).toBe(instantTitles.length)
  expect(new Set(instantTitles.map(({ title }) => title.toLowerCase())).size).toBe(instantTitles.length)
  for (const { code, title, vendor } of instantTitles) {
    expect(taken).not.toContain(title.toLowerCase())
    expect(VENDORS.map(({ code: known }) => known)).toContain(vendor)
    expect(code).toMatch(/^[A-Z]{3}-[A-Z]{4,12}$/)
    const words = title.toLowerCase().split(/[\s:-]+/)
    for (let from = 0; from < words.length; from++)
      for (let to = from + 1; to <= words.length; to++)
        expect(BLOCKED_NAMES).not.toContain(digest(words.slice(from, to).join(' ')))
    expect(instantByCode(code)?.title).toBe(title)
  }
  expect(instantByCode('OPL-NOTHING')).toBeUndefined()
  expect(new Set(instantTitles.map(({ kind }) => kind))).toEqual(new Set(INSTANT_KINDS))
})

test('no round can pay more than the house holds for one, and only offered stakes are taken', () => {
  for (const title of instantTitles) {
    expect(title.maxBetUnits * title.table.facts().topMultiple).toBeLessThanOrEqual(2_500_000_000)
    expect(
      [0, -1, title.minBetUnits - 1, title.maxBetUnits + title.minBetUnits].some(units => takesStake(title, units)),
    ).toBe(false)
    expect([title.minBetUnits, title.defaultBetUnits, title.maxBetUnits].every(units => takesStake(title, units))).toBe(
      true,
    )
  }
})

const sources = resolve(import.meta.dirname, '..')
const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter(
  entry => entry.isDirectory() && entry.name !== 'testing',
)

test.each(folders.map(({ name }) => name))(
  '[FAIR-004] the outcome of %s depends on definition, bet, choices and draws alone: nothing else is imported',
  folder => {
    const reached = [...reachedFrom(join(import.meta.dirname, folder, 'rules.ts'))].map(path => relative(sources, path))
    const shared = ['input', 'instant-game', 'multiple', 'round-end'].map(name => `instant/${name}.ts`)
    const allowed = [...shared, 'draws.ts', 'opposed.ts', 'stream.ts']
    expect(reached.filter(path => !allowed.includes(path) && !path.startsWith(`instant/${folder}/`))).toEqual([])
  },
)

function reachedFrom(file: string, seen = new Set<string>()): Set<string> {
  for (const [, target] of readFileSync(file, 'utf8').matchAll(/(?:from|import)\s+'([^']+)'/g)) {
    const path = target!.startsWith('.') ? resolve(dirname(file), target!) : target!
    if (seen.has(path)) continue
    seen.add(path)
    if (path.endsWith('.ts')) reachedFrom(path, seen)
  }
  return seen
}
