import { fileURLToPath } from 'node:url'
import { createPlatform, type Platform } from '../../apps/platform/src/app.ts'
import { systemClock, systemRng } from '../../apps/platform/src/kernel/outside.ts'
import type { Ground } from './start.ts'

const webDist = fileURLToPath(new URL('../../apps/web/dist', import.meta.url))

/** The platform on the ground of its process, closed with it. */
export async function openPlatform(
  { config, database, log, own, closing }: Ground,
  { pages, runJobs }: { pages: boolean; runJobs: boolean },
): Promise<Platform> {
  const platform = await createPlatform({
    ...{ config, database, log, runJobs },
    clock: systemClock,
    rng: systemRng,
    checkResponses: false,
    studioUrl: config.STUDIO_URL ?? own,
    ...(pages ? { webDist } : {}),
  })
  closing(() => platform.close())
  return platform
}
