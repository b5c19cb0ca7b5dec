import { isHash, isSeatSeed } from '../deal/seeds.ts'
import { isCard } from '../tien-len/cards.ts'

/** Most bytes of a frame that a client sends (rooms.md 4.1). */
const MOST_FRAME_BYTES = 1_024
const PHRASES = 12

/** Frames of a client (rooms.md 4.1). Acts carry `a`, which rises by 1 for each seat. */
export type ClientFrame =
  /** `have` is the number of the last frame seen. */
  | { kind: 'hello'; v: number; secret: string; room?: string; have?: number }
  /**
   * By a room, by a private code, or by a stake in units: then quick seat at a real table unless `mode` opens a private room
   * or asks for a practice table.
   */
  | { kind: 'sit'; a: number; room?: string; stake?: number; code?: string; mode?: 'private' | 'practice' }
  | { kind: 'ready'; a: number; on: boolean }
  | { kind: 'seed-hash'; a: number; match: string; h: string }
  | { kind: 'seed'; a: number; match: string; seed: string }
  | { kind: 'leave'; a: number }
  | { kind: 'back'; a: number }
  | { kind: 'phrase'; a: number; id: number }
  | { kind: 'ping'; c: number }
  | { kind: 'throw'; a: number; match: string; turn: number; again: number[] }
  | { kind: 'banner'; a: number; match: string; turn: number; card: number }
  | { kind: 'play'; a: number; match: string; turn: number; cards: number[] }
  | { kind: 'pass'; a: number; match: string; turn: number }

type Check = (value: unknown) => boolean

const isText: Check = value => typeof value === 'string' && value.length >= 1 && value.length <= 200
const isCount: Check = value => Number.isSafeInteger(value) && (value as number) >= 0
const isBoolean: Check = value => typeof value === 'boolean'
const isMatching =
  (is: (text: string) => boolean): Check =>
  value =>
    typeof value === 'string' && is(value)
const isWithin =
  (least: number, most: number): Check =>
  value =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most
/** A list without repeats. */
const isListOf =
  (is: Check, least: number, most: number): Check =>
  value =>
    Array.isArray(value) &&
    value.length >= least &&
    value.length <= most &&
    value.every(is) &&
    new Set(value).size === value.length

const isSeatMode: Check = value => value === 'private' || value === 'practice'

const act = { a: isCount }
const inTurn = { ...act, match: isText, turn: isCount }

interface Shape {
  needs: Readonly<Record<string, Check>>
  may?: Readonly<Record<string, Check>>
}

const SHAPES: Readonly<Record<ClientFrame['kind'], Shape>> = {
  hello: { needs: { v: isCount, secret: isText }, may: { room: isText, have: isCount } },
  sit: { needs: act, may: { room: isText, stake: isCount, code: isText, mode: isSeatMode } },
  ready: { needs: { ...act, on: isBoolean } },
  'seed-hash': { needs: { ...act, match: isText, h: isMatching(isHash) } },
  seed: { needs: { ...act, match: isText, seed: isMatching(isSeatSeed) } },
  leave: { needs: act },
  back: { needs: act },
  phrase: { needs: { ...act, id: isWithin(0, PHRASES - 1) } },
  ping: { needs: { c: isCount } },
  throw: { needs: { ...inTurn, again: isListOf(isWithin(0, 1), 0, 2) } },
  banner: { needs: { ...inTurn, card: isWithin(1, 7) } },
  play: { needs: { ...inTurn, cards: isListOf(isCard, 1, 13) } },
  pass: { needs: inTurn },
}

/** A frame as it came over the wire; null for what is none: such a frame changes nothing, and the turn goes on. */
export function readClientFrame(text: string): ClientFrame | null {
  if (text.length > MOST_FRAME_BYTES) return null
  const input = parsed(text)
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return null
  const { kind, ...fields } = input as Record<string, unknown>
  if (typeof kind !== 'string' || !Object.hasOwn(SHAPES, kind)) return null
  const { needs, may = {} } = SHAPES[kind as ClientFrame['kind']]
  const isWhole = Object.entries(needs).every(([name, is]) => Object.hasOwn(fields, name) && is(fields[name]))
  const isKnown = Object.entries(fields).every(
    ([name, value]) => Object.hasOwn(needs, name) || (Object.hasOwn(may, name) && may[name]!(value)),
  )
  return isWhole && isKnown ? (input as ClientFrame) : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
