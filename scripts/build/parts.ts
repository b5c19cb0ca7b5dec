/** One thing that is made of the sources, in a process of its own. */
export interface Part {
  /** For those who wait. */
  title: string
  /** Folder whose sources it is made of beside the packages', and in whose `dist` it lies. */
  root: string
  /** Other folders of sources. */
  also?: readonly string[]
  /** Vite's configuration, from the root; a part without one compresses what another one made. */
  config?: string
  /** Where it lies, from the root. */
  place?: string
  /** Its stamp, below the app's `dist`. */
  stamp: string
}

/**
 * Browsers need the first three before the first page. The console is opened later, copies make games load faster, and the server in
 * one file makes later starts quicker; these may come after it.
 */
export const parts = {
  client: { title: 'player site', root: 'apps/web', config: 'vite.client.ts', place: 'dist/client', stamp: '.client' },
  server: {
    title: "site's first screens",
    root: 'apps/web',
    config: 'vite.server.ts',
    place: 'dist/server',
    stamp: '.server',
  },
  games: { title: 'games', root: 'apps/games', config: 'vite.config.ts', place: 'dist/client', stamp: '.games' },
  console: {
    title: 'operator console',
    root: 'apps/console',
    config: 'vite.client.ts',
    place: 'dist/client',
    stamp: '.console',
  },
  serve: {
    title: 'server in one file',
    root: 'scripts',
    also: ['apps/platform', 'apps/studio'],
    config: 'build/vite.serve.ts',
    place: 'dist',
    stamp: '.serve',
  },
  copies: { title: "games' compressed copies", root: 'apps/games', stamp: '.copies' },
} as const satisfies Record<string, Part>

export type PartName = keyof typeof parts
export const isPartName = (name: string): name is PartName => name in parts
