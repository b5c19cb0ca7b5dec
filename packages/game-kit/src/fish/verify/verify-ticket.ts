import { type Difference, firstDifference } from '../../rounds/compare.ts'
import { keptPromise } from '../../rounds/kept-promise.ts'
import { commitmentOf, fromHex } from '../../seeds.ts'
import type { Hmac, Sha256 } from '../../stream.ts'
import { type FishDefinition, findFishDefinition, preyOf } from '../definition/definitions.ts'
import { isLevel } from '../definition/stakes.ts'
import { hitBound, prizeAt } from '../hit/catch.ts'
import { openTicketStreams, shotInteger, type TicketStreams } from '../hit/streams.ts'
import { strike } from '../weapons/deal.ts'
import { ScenePlaces } from './scene-places.ts'
import type { DecidedRow, VerifiableTicket } from './ticket-record.ts'

/** What is compared, in this order. */
export const TICKET_CHECKS = ['commitment', 'promise', 'definition', 'shots', 'weapons', 'sums', 'places'] as const
export type TicketCheck = (typeof TICKET_CHECKS)[number]

/** All checks passed, or those before the first difference. */
export type TicketVerdict =
  | {
      ok: true
      passed: readonly TicketCheck[]
      /** Shots that came back, and how many of their words would have caught a minnow. */
      returned: number
      luckyReturned: number
    }
  | { ok: false; passed: readonly TicketCheck[]; difference: Difference & { check: TicketCheck } }

const isDecided = (row: VerifiableTicket['shots'][number]): row is DecidedRow => row.length > 2

/**
 * Recomputes a ticket from its revealed seed and those of its scenes: every integer, prize and weapon, the sums, that no
 * number of a shot is missing, and that the prey was where it was hit. Never throws for a wrong record. That a weapon met
 * all prey in reach cannot be seen from one ticket alone, and moves no expectation: its power is dealt either way.
 */
export function verifyTicket(
  record: VerifiableTicket,
  { hmac, sha256 }: { hmac: Hmac; sha256: Sha256 },
): TicketVerdict {
  const passed: TicketCheck[] = []
  const wrong = (check: TicketCheck, path: string, expected: unknown, actual: unknown): TicketVerdict => ({
    ...{ ok: false, passed, difference: { check, path, expected, actual } },
  })
  const compare = (check: TicketCheck, path: string, expected: unknown, actual: unknown): TicketVerdict | undefined => {
    const difference = firstDifference(path, expected, actual)
    if (difference) return { ok: false, passed, difference: { check, ...difference } }
    passed.push(check)
    return undefined
  }
  const { serverSeed } = record
  if (serverSeed === null || !/^[0-9a-f]{64}$/.test(serverSeed))
    return wrong('commitment', 'serverSeed', 'the revealed server seed, 64 hexadecimal digits', serverSeed)
  const seed = fromHex(serverSeed)
  const broken =
    compare('commitment', 'commitment', commitmentOf(sha256, seed), record.commitment) ??
    compare('promise', 'promise', keptPromise(record), record.promise)
  if (broken) return broken
  const definition = findFishDefinition(record.definitionHash, sha256)
  if (definition?.code !== record.gameCode)
    return wrong(
      'definition',
      'definitionHash',
      'the hash of a published definition of the game',
      record.definitionHash,
    )
  passed.push('definition')
  const { clientSeed, nonce } = record
  const streams = openTicketStreams(hmac, { definition, serverSeed: seed, clientSeed, nonce })
  const differing =
    compare('shots', 'shots', shotsOf(record, definition, streams), record.shots) ??
    compare('weapons', 'weapons', weaponsOf(record, definition, streams), record.weapons) ??
    compare('sums', '', sumsOf(record), { staked: record.staked, won: record.won })
  if (differing) return differing
  const misplaced = new ScenePlaces(record, definition, { hmac, sha256 }).firstMisplaced()
  if (misplaced) return wrong('places', misplaced.path, misplaced.expected, misplaced.actual)
  passed.push('places')
  return { ok: true, passed, ...returnedWords(record, definition, streams) }
}

/** The rows as they should be: numbered without a gap, each integer and prize from its word. */
function shotsOf({ shots }: VerifiableTicket, definition: FishDefinition, streams: TicketStreams): unknown[] {
  return shots.map((row, k) => {
    if (!isDecided(row)) return [k, row[1]]
    const [, level, name, fish, tMs] = row
    const prey = preyOf(definition).find(one => one.name === name)
    if (!prey) return [k, level, 'prey of this title']
    const x = shotInteger(streams, k, hitBound(definition, prey))
    return [k, isLevel(level) ? level : 'a level of a cannon', name, fish, tMs, x, prizeAt(definition, prey, x)]
  })
}

/** The weapons as they should be: one for each carrier that was caught, dealt and drawn over what it met. */
function weaponsOf(
  { shots, weapons }: VerifiableTicket,
  definition: FishDefinition,
  streams: TicketStreams,
): unknown[] {
  const caught = shots.filter(isDecided).filter(([, , , , , , prize]) => prize > 0)
  const carried = caught.flatMap(([k, , name]) => {
    const weapon = preyOf(definition).find(one => one.name === name)?.weapon
    return weapon ? [{ k, ...weapon }] : []
  })
  // Lasers wait, so that weapons do not go off in the order of their shots.
  const place = (k: number) => weapons.findIndex(row => row.k === k)
  const inOrder = carried.toSorted((one, other) => place(one.k) - place(other.k))
  return inOrder.map(({ k, kind, power }) => {
    const row = weapons[place(k)]
    if (!row) return { k, kind }
    const isDrawable = row.reach.every(([, prize]) => Number.isInteger(prize) && prize > 0 && prize <= 40)
    if (!isDrawable) return { k, kind, reach: 'prey with one prize up to 40' }
    const { shares, pearls, caught } = strike(
      streams.weapon(k),
      power,
      row.reach.map(([, prize]) => prize),
    )
    const reach = row.reach.map(([fish, prize], i) => [fish, prize, shares[i], caught[i] ? 1 : 0])
    return { k, kind, angle: row.angle, atMs: row.atMs, reach, pearls }
  })
}

function sumsOf({ shots, weapons, classUnits }: VerifiableTicket): { staked: number; won: number } {
  const decided = shots.filter(isDecided)
  const paid = (k: number) =>
    weapons
      .filter(row => row.k === k)
      .reduce((sum, { reach, pearls }) => reach.reduce((all, [, prize, , is]) => all + prize * is, sum + pearls), 0)
  return {
    staked: classUnits * decided.reduce((sum, [, level]) => sum + level, 0),
    won: classUnits * decided.reduce((sum, [k, level, , , , , prize]) => sum + level * (prize + paid(k)), 0),
  }
}

/** A house that refused lucky shots would show here: words of shots that came back catch as often as all others. */
function returnedWords({ shots }: VerifiableTicket, definition: FishDefinition, streams: TicketStreams) {
  const minnow = definition.swimmers[0]!
  const bound = hitBound(definition, minnow)
  const ks = shots.flatMap((row, k) => (isDecided(row) ? [] : [k]))
  const isLucky = (k: number) => prizeAt(definition, minnow, shotInteger(streams, k, bound)) > 0
  return { returned: ks.length, luckyReturned: ks.filter(isLucky).length }
}
