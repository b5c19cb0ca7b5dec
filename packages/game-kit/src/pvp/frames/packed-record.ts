import type { MatchAct } from '../conduct/state.ts'
import type { Move } from '../match-game.ts'
import type { MatchRecord } from '../verify/match-record.ts'

/** Kinds of acts. An act is sent with the place of its kind in this list, so that further ones go at its end. */
const actKinds = [
  ...(['play', 'pass', 'throw', 'banner'] as const),
  ...(['clock', 'lost', 'connected', 'back', 'leave', 'resumed', 'void'] as const),
]
type ActKind = (typeof actKinds)[number]

/**
 * An act as a list: milliseconds since the act before it (since the start, for the first one), the place of its kind in the
 * list of kinds, and then its own values: a move's seat, turn and cards or dice; a seat; or why a match is void.
 */
export type PackedAct = [delayMs: number, kind: number, ...values: unknown[]]

/** A record with its acts as lists, which are a fifth as long: they are most of a record, and each seat is sent all of it. */
export type PackedRecord = Omit<MatchRecord, 'acts'> & { acts: PackedAct[] }

/** The record as it is sent to the seats of its match. */
export function packRecord({ acts, ...record }: MatchRecord): PackedRecord {
  let at = record.startedAt
  return {
    ...record,
    acts: acts.map(act => {
      const delayMs = act.at - at
      at = act.at
      return [delayMs, ...valuesOf(act)]
    }),
  }
}

/** The record that was packed, equal in all it says. @throws RangeError for an act of no known kind */
export function unpackRecord({ acts, ...record }: PackedRecord): MatchRecord {
  let at = record.startedAt
  return {
    ...record,
    acts: acts.map(([delayMs, place, ...values]) => {
      at += delayMs
      const kind = actKinds[place]
      if (!kind) throw new RangeError(`no act has the kind ${place}`)
      return { at, ...actOf(kind, values) } as MatchAct
    }),
  }
}

function valuesOf(act: MatchAct): [kind: number, ...values: unknown[]] {
  const placeOf = (kind: ActKind): number => actKinds.indexOf(kind)
  switch (act.kind) {
    case 'move':
      return [placeOf(act.move.kind), act.seat, act.turn, ...valuesOfMove(act.move)]
    case 'clock':
    case 'resumed':
      return [placeOf(act.kind)]
    case 'void':
      return [placeOf(act.kind), act.reason]
    default:
      return [placeOf(act.kind), act.seat]
  }
}

function valuesOfMove(move: Move): unknown[] {
  if (move.kind === 'play') return [move.cards]
  if (move.kind === 'throw') return [move.again]
  return move.kind === 'banner' ? [move.card] : []
}

function actOf(kind: ActKind, values: readonly unknown[]): object {
  const [first, turn, what] = values
  switch (kind) {
    case 'play':
      return { kind: 'move', seat: first, turn, move: { kind, cards: what } }
    case 'throw':
      return { kind: 'move', seat: first, turn, move: { kind, again: what } }
    case 'banner':
      return { kind: 'move', seat: first, turn, move: { kind, card: what } }
    case 'pass':
      return { kind: 'move', seat: first, turn, move: { kind } }
    case 'clock':
    case 'resumed':
      return { kind }
    case 'void':
      return { kind, reason: first }
    default:
      return { kind, seat: first }
  }
}
