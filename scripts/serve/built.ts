import { availableParallelism } from 'node:os'
import { buildMissing } from '../build/build-missing.ts'
import type { PartName } from '../build/parts.ts'

export interface Builder {
  say(text: string): void
  leaving: AbortSignal
}

/** Builds of all that browsers load. Each resolves once it is there. @throws StartError where it cannot be built */
export interface Built {
  site: Promise<void>
  /** After the site, since the first page needs none of them. */
  games: Promise<void>
}

/** Builds what browsers load of a role, where its sources have changed. */
export function buildFor(role: 'all' | 'api' | 'studio' | 'jobs', { say, leaving }: Builder): Built {
  const build = (roles: readonly (typeof role)[], names: readonly PartName[]) =>
    buildMissing(roles.includes(role) ? names : [], { say, atOnce: availableParallelism(), signal: leaving })
  const site = build(['all', 'api'], ['client', 'server'])
  const games = site.then(() => build(['all', 'studio'], ['games']))
  // Each is awaited where it is needed; an earlier fault must not end the process in a heap of lines.
  for (const part of [site, games]) part.catch(() => {})
  return { site, games }
}

/** Builds what makes the next start begin and games load sooner, and which nobody waits for. */
export const buildLater = ({ leaving }: Pick<Builder, 'leaving'>): Promise<void> =>
  buildMissing(['console', 'serve', 'copies'], { say: () => {}, atOnce: 1, inBackground: true, signal: leaving })
