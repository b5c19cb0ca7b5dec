import { availableParallelism } from 'node:os'
import { buildMissing } from '../build/build-missing.ts'
import type { PartName } from '../build/parts.ts'

export interface Builder {
  say(text: string): void
  leaving: AbortSignal
}

const needed: Record<'all' | 'api' | 'studio' | 'jobs', readonly PartName[]> = {
  all: ['client', 'games', 'server'],
  api: ['client', 'server'],
  studio: ['games'],
  jobs: [],
}

/** Builds what browsers load of a role, where its sources have changed. @throws StartError */
export const buildFor = (role: keyof typeof needed, { say, leaving }: Builder): Promise<void> =>
  buildMissing(needed[role], { say, atOnce: availableParallelism(), signal: leaving })

/** Builds what makes the next start begin and games load sooner, and which nobody waits for. */
export const buildLater = ({ leaving }: Pick<Builder, 'leaving'>): Promise<void> =>
  buildMissing(['console', 'serve', 'copies'], { say: () => {}, atOnce: 1, inBackground: true, signal: leaving })
