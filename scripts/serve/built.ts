import { availableParallelism } from 'node:os'
import { buildMissing } from '../build/build-missing.ts'
import type { PartName } from '../build/parts.ts'

interface Builder {
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

/** Builds what makes pages load faster, and which none waits for. */
export const buildLater = ({ leaving }: Pick<Builder, 'leaving'>): Promise<void> =>
  buildMissing(['copies'], { say: () => {}, atOnce: 1, signal: leaving })
