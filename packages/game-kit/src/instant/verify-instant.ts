import type { DrawLog } from '../draws.ts'
import { type Difference, firstDifference } from '../rounds/compare.ts'
import { keptPromise } from '../rounds/kept-promise.ts'
import type { SeedPromise } from '../rounds/round-record.ts'
import type { RoundCheck, RoundVerdict } from '../rounds/verify-round.ts'
import { commitmentOf, fromHex } from '../seeds.ts'
import type { Hmac, Sha256 } from '../stream.ts'
import { type InstantEvent, InstantInputError, type TimedChoice } from './instant-game.ts'
import { playInstant } from './play-instant.ts'
import { findTable } from './registry.ts'

/** What a verifier needs of an instant round; who played and how it was paid stays out. Amounts are units. */
export interface VerifiableInstant {
  gameCode: string
  definitionHash: string
  /** Part of the stream's message; absent on records from before it was told. */
  definitionVersion?: number
  /** The first stake. */
  bet: number
  /** All stakes of the round; records that were written before stakes could be raised have the first alone. */
  staked?: number
  options: unknown
  choices: TimedChoice[]
  commitment: string
  promise?: SeedPromise
  /** Hex server seed once it is revealed, null before. */
  serverSeed: string | null
  clientSeed: string
  nonce: number
  draws: DrawLog[]
  events: InstantEvent[]
  win: number
}

/**
 * Recomputes an instant round from its revealed seed, its bet and its choices. Never throws for a wrong record; the
 * first difference says what is wrong.
 */
export function verifyInstant(record: VerifiableInstant, crypto: { hmac: Hmac; sha256: Sha256 }): RoundVerdict {
  const passed: RoundCheck[] = []
  const wrong = (check: RoundCheck, difference: Difference): RoundVerdict => ({
    ok: false,
    passed,
    difference: { check, ...difference },
  })
  const compare = (check: RoundCheck, path: string, expected: unknown, actual: unknown): RoundVerdict | undefined => {
    const difference = firstDifference(path, expected, actual)
    if (difference) return wrong(check, difference)
    passed.push(check)
    return undefined
  }

  const { serverSeed, gameCode, clientSeed, nonce, choices } = record
  if (serverSeed === null || !/^[0-9a-f]{64}$/.test(serverSeed))
    return wrong('commitment', {
      path: 'serverSeed',
      expected: 'the revealed server seed, 64 hexadecimal digits',
      actual: serverSeed,
    })
  const seed = fromHex(serverSeed)
  const broken = compare('commitment', 'commitment', commitmentOf(crypto.sha256, seed), record.commitment)
  if (broken) return broken
  const unpromised = compare('promise', 'promise', keptPromise(record), record.promise)
  if (unpromised) return unpromised
  const table = findTable(record.definitionHash, crypto.sha256)
  if (!table)
    return wrong('definition', {
      path: 'definitionHash',
      expected: 'the hash of a published definition',
      actual: record.definitionHash,
    })
  const read = readOr(() => {
    for (const { choice } of choices) if (!isTimeOut(choice)) table.choice(choice)
    return { stakeUnits: record.bet, options: table.options(record.options, record.bet) }
  })
  if ('expected' in read) return wrong('definition', { ...read, actual: record.options })
  const input = { table, gameCode, bet: read, choices, serverSeed: seed, clientSeed, nonce }
  const played = readOr(() => playInstant(input, crypto.hmac))
  // Choices that other draws do not offer: the draws are not those of the round.
  if ('expected' in played) return wrong('draws', { ...played, actual: choices })
  return (
    compare('definition', 'options', read.options, record.options) ??
    compare('draws', 'draws', played.draws, record.draws) ??
    compare('events', 'events', played.events, record.events) ??
    compare(
      'win',
      '',
      { win: played.winUnits, staked: played.stakedUnits, isOver: played.isOver },
      { win: record.win, staked: record.staked ?? record.bet, isOver: true },
    ) ?? { ok: true, passed }
  )
}

/** What a game reads or plays, or why it does not take the record. */
function readOr<T extends object>(attempt: () => T): T | { path: string; expected: string } {
  try {
    return attempt()
  } catch (error) {
    if (!(error instanceof InstantInputError)) throw error
    return { path: error.field, expected: error.message }
  }
}

const isTimeOut = (choice: unknown): boolean =>
  typeof choice === 'object' && choice !== null && 'kind' in choice && choice.kind === 'time-out'
