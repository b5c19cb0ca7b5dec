import type { StoredTable } from '../live-dependencies.ts'

/** A look at a table or at a lobby counts for so long. */
const watchedForMs = 30_000
/** A table on which somebody looks all the time is noted so often. */
export const noteEveryMs = 10_000

export const isWatched = ({ watched_at }: Pick<StoredTable, 'watched_at'>, now: Date): boolean =>
  now.getTime() - watched_at.getTime() < watchedForMs
