import type { SportId } from '@baize/game-kit/book/sport-model'
import type { VisitBoot } from '../slot.ts'
import type { BetView, BookLobby } from './bets.ts'
import type { FixtureView, IncidentView } from './fixture-views.ts'
import type { SheetMoves } from './moves.ts'
import type { PackedSheet } from './packed-sheet.ts'

/**
 * Frames of the book's stream, for the fixtures that a page watches. `sheet` comes whole when a page begins to watch a fixture
 * and now and then after that; else only what became of the last one: selections that went and came, and steps of the ladder.
 * `fixture` has what changed of it, and now and then all.
 */
export type BookFrame =
  | { kind: 'hello'; nowMs: number; fixtures: FixtureView[]; sheets: PackedSheet[] }
  | { kind: 'fixture'; nowMs: number; fixture: FixtureChange }
  | { kind: 'sheet'; sheet: PackedSheet }
  | ({ kind: 'moves'; fixture: string; state: number; isHeld: boolean; token: string; hash: string } & SheetMoves)
  | { kind: 'incident'; fixture: string; incident: IncidentView }
  | { kind: 'own'; bet: BetView }

export type FixtureChange = Pick<FixtureView, 'id'> & Partial<FixtureView>

/** What the page of the book starts with. */
export interface BookBoot extends VisitBoot {
  game: { code: string; title: string; palette: string[] }
  /** Sports that the page shows: all of a book, or one. */
  sports: SportId[]
  /** The brand's, for members who want times as the site has them. */
  timeZone: string
  lobby: BookLobby
}
