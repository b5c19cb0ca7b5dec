import { systemClock, systemRng } from '@baize/server-kit/outside'
import { createPlatform, type Platform, type PlatformDependencies } from './app.ts'

/** What a process gives the platform that runs in it. */
export interface PlatformGround extends Pick<PlatformDependencies, 'config' | 'database' | 'log'> {
  /** Address of this process for itself. */
  own: string
  /** Registers what the stop of the process must close. */
  closing(close: () => Promise<unknown>): void
}

/** The platform with the real clock, closed with its process. Without `webDist` it shows no pages. */
export async function openPlatform(
  { config, database, log, own, closing }: PlatformGround,
  how: Pick<PlatformDependencies, 'webDist' | 'consoleDist'>,
): Promise<Platform> {
  const platform = await createPlatform({
    ...{ config, database, log, ...how },
    clock: systemClock,
    rng: systemRng,
    checkResponses: false,
    studioUrl: config.STUDIO_URL ?? own,
  })
  closing(() => platform.close())
  return platform
}
