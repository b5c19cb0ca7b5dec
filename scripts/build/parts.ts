/** One thing that is made of the sources, in a process of its own. */
export interface Part {
  /** For those who wait. */
  title: string
  /** App whose sources and `dist` folder it is. */
  root: string
  /** Vite's configuration; a part without one compresses what another one made. */
  config?: string
  /** Its stamp, below the app's `dist`. */
  stamp: string
}

/** Browsers need the first three before the first page; the copies make games load faster and may come later. */
export const parts = {
  client: { title: 'player site', root: 'apps/web', config: 'vite.client.ts', stamp: '.client' },
  server: { title: "site's first screens", root: 'apps/web', config: 'vite.server.ts', stamp: '.server' },
  games: { title: 'games', root: 'apps/games', config: 'vite.config.ts', stamp: '.games' },
  copies: { title: "games' compressed copies", root: 'apps/games', stamp: '.copies' },
} as const satisfies Record<string, Part>

export type PartName = keyof typeof parts
export const partNames = Object.keys(parts) as PartName[]
export const isPartName = (name: string): name is PartName => name in parts
