/** Names of two signs may be anybody's; a longer one that differs little from ours was hardly meant for somebody else. */
const mostDifferences = (name: string): number => (name.length < 6 ? 1 : 2)

/**
 * Names that are given, that nobody reads, and that differ in a sign or two from one that is read and not given: a line each.
 * @param read every name that is read
 */
export function misspeltNames(read: readonly string[], environment: Record<string, string | undefined>): string[] {
  const isGiven = (name: string) => (environment[name] ?? '') !== ''
  const missing = read.filter(name => !isGiven(name))
  return Object.keys(environment)
    .filter(name => isGiven(name) && !read.includes(name) && /^[A-Z][A-Z0-9_]*$/.test(name))
    .flatMap(name => {
      const [nearest] = missing
        .map(meant => ({ meant, differences: differencesOf(name, meant) }))
        .filter(({ meant, differences }) => differences <= mostDifferences(meant))
        .sort((a, b) => a.differences - b.differences)
      return nearest ? [`${name}: nobody reads it; did you mean ${nearest.meant}?`] : []
    })
}

/** The number of signs to be added, taken, changed or swapped with their neighbour (Damerau and Levenshtein, without repeats). */
function differencesOf(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, place) => place)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swap = isSwap ? rows[i - 2]![j - 2]! + 1 : change
      row.push(Math.min(change, swap, rows[i - 1]![j]! + 1, row[j - 1]! + 1))
    }
    rows.push(row)
  }
  return rows[a.length]![b.length]!
}
