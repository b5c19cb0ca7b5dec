import type { GameType } from '@baize/api'
import type { CentrePageName } from '../../shared/centre/open-centre.ts'
import { matchNames, type NameIndex } from '../lobby/index.ts'

/** What the palette can do. */
export type PaletteTarget =
  | { kind: 'page'; to: string }
  | { kind: 'centre'; page: CentrePageName }
  | { kind: 'help'; articleId: string }
  | { kind: 'game'; gameCode: string; vassalage: string; gameType: GameType }

export interface PaletteEntry {
  /** Unlike that of any other entry. */
  id: string
  label: string
  /** What it belongs to: a vendor, the centre, a section of the help. */
  place: string
  target: PaletteTarget
}

export interface PaletteGroup {
  kind: 'pages' | 'games' | 'help'
  entries: PaletteEntry[]
}

const shown = { pages: 5, games: 6, help: 4 } as const
/** Before anything is typed. */
const shownAtFirst = 8

/** What fits a text, in groups; nothing typed offers the first pages. Groups without a fit are left out. */
export function findEntries(
  indexes: Record<PaletteGroup['kind'], NameIndex<PaletteEntry> | null>,
  text: string,
): PaletteGroup[] {
  if (text.trim() === '') return groupsOf([['pages', indexes.pages?.items.slice(0, shownAtFirst) ?? []]])
  const kinds = ['pages', 'games', 'help'] as const
  return groupsOf(kinds.map(kind => [kind, indexes[kind] ? matchNames(indexes[kind], text, shown[kind]) : []]))
}

const groupsOf = (found: [PaletteGroup['kind'], readonly PaletteEntry[]][]): PaletteGroup[] =>
  found.flatMap(([kind, entries]) => (entries.length > 0 ? [{ kind, entries: [...entries] }] : []))
