import { WatchNotes } from '../watching/watch-notes.ts'
import type { LiveDependencies } from './live-dependencies.ts'
import { TableFeeds } from './stream/feeds.ts'

/** What shared tables need beside what the studio has already. */
export const openTables = <Given extends Omit<LiveDependencies, 'feeds' | 'watched'>>(
  given: Given,
): Given & LiveDependencies => ({
  ...given,
  ...{ feeds: new TableFeeds(), watched: new WatchNotes(given, 'studio.live_table') },
})
