import type { JournalEntry, Level, PreyName, Reached } from '@baize/game-kit/fish/index'

/**
 * A journalled step as it is stored: serial of its ticket first. Shots are `[serial, k, level, fish, prey, tMs]`, weapons
 * `[serial, k, angle, atMs, reach]`.
 */
export type StoredEntry =
  | [serial: string, k: number, level: number, fish: number, prey: PreyName, tMs: number]
  | [serial: string, k: number, angle: number | null, atMs: number, reach: readonly Reached[]]

export function storedEntry(serial: bigint, entry: JournalEntry): StoredEntry {
  const { k } = entry
  return entry.kind === 'shot'
    ? [String(serial), k, entry.level, entry.fish, entry.prey, entry.tMs]
    : [String(serial), k, entry.angle, entry.atMs, entry.reach]
}

/** A stored step, for the rules to decide again. */
export function readEntry(stored: StoredEntry): JournalEntry {
  // Rebuilding needs neither seat nor number.
  const place = { seat: 0, ticket: 0 } as const
  if (stored.length === 5) {
    const [, k, angle, atMs, reach] = stored
    return { kind: 'weapon', ...place, k, angle, atMs, reach }
  }
  const [, k, level, fish, prey, tMs] = stored
  return { kind: 'shot', ...place, k, level: level as Level, fish, prey, tMs }
}
