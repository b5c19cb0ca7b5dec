import type { StudioInput } from '@baize/api/studio/requests'
import { toHex } from '@baize/game-kit'
import { SYSTEMS, systemLines } from '@baize/game-kit/book/bets/system'
import { readFixtureId } from '@baize/game-kit/book/calendar/fixture-id'
import { sha256 } from '@baize/game-kit/node/crypto'
import { StudioError } from '../../studio-error.ts'

type Input = StudioInput<'book.place'>

export interface AskedBet {
  betId: string
  kind: Input['bets'][number]['kind']
  system: string | null
  legs: Input['bets'][number]['legs']
  /** Places of the legs of every line. */
  lines: number[][]
  lineStakeUnits: bigint
  stakeUnits: bigint
}

export interface AskedSlip {
  slipId: string
  policy: Input['policy']
  /** No bet of it is written later. */
  validUntil: Date | null
  bets: AskedBet[]
  /** The same id with another hash is another slip. */
  inputHash: string
}

const centUnits = 100n
const mostLegs = { single: 1, parlay: 12, system: 8 } as const

/** @throws StudioError input_invalid naming the field of a bet that is none */
export function readSlip(gameCode: string, input: Input): AskedSlip {
  const ids = input.bets.map(({ betId }) => betId)
  const twice = ids.findIndex((id, at) => ids.indexOf(id) < at)
  if (twice >= 0) throw new StudioError('input_invalid', { field: `bets.${twice}.betId` })
  const text = JSON.stringify({ ...input, game: gameCode })
  return {
    slipId: input.slipId,
    policy: input.policy,
    validUntil: input.validUntilMs === undefined ? null : new Date(input.validUntilMs),
    bets: input.bets.map(readBet),
    inputHash: toHex(sha256(new TextEncoder().encode(text))),
  }
}

function readBet({ betId, kind, system, legs, lineStakeUnits }: Input['bets'][number], at: number): AskedBet {
  const wrong = (field: string) => new StudioError('input_invalid', { field: `bets.${at}.${field}` })
  const strange = legs.findIndex(({ fixture }) => readFixtureId(fixture) === null)
  if (strange >= 0) throw wrong(`legs.${strange}.fixture`)
  const stake = BigInt(lineStakeUnits)
  if (stake % centUnits !== 0n) throw wrong('lineStakeUnits')
  const lines = linesOf(kind, system, legs.length)
  if (!lines) throw wrong('system')
  return {
    ...{ betId, kind, legs, lines, system: system ?? null },
    lineStakeUnits: stake,
    stakeUnits: stake * BigInt(lines.length),
  }
}

/** Null where a system does not fit its legs, or there is one where none belongs. */
function linesOf(kind: AskedBet['kind'], system: string | undefined, legs: number): number[][] | null {
  if (kind !== 'system') return system === undefined ? [Array.from({ length: legs }, (_, at) => at)] : null
  const found = SYSTEMS.find(({ name }) => name === system)
  return found && (found.selections === legs || legs > mostLegs.system) ? systemLines(found) : null
}

/** True where a bet may have so many legs (sportsbook 5.1). */
export const isInBounds = ({ kind, legs }: AskedBet): boolean =>
  legs.length <= mostLegs[kind] && (kind !== 'parlay' || legs.length >= 2)
