import type { MatchCode, Move } from '../match-game.ts'
import type { ClientFrame } from './client-frames.ts'

const MOVES: Readonly<Record<MatchCode, readonly ClientFrame['kind'][]>> = {
  'DUO-DICE': ['throw'],
  'DUO-BANNERS': ['banner'],
  'DUO-TIENLEN': ['play', 'pass'],
}

/** The move of a frame at a table of a game; null for frames that are none there. */
export function moveOf(code: MatchCode, frame: ClientFrame): Move | null {
  if (!MOVES[code].includes(frame.kind)) return null
  switch (frame.kind) {
    case 'throw':
      return { kind: 'throw', again: frame.again }
    case 'banner':
      return { kind: 'banner', card: frame.card }
    case 'play':
      return { kind: 'play', cards: frame.cards }
    case 'pass':
      return { kind: 'pass' }
    default:
      return null
  }
}
