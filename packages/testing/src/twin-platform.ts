import type { AddressInfo } from 'node:net'
import type { Platform } from '@baize/platform/app'
import { createPlatform } from '@baize/platform/app'
import { readConfig } from '@baize/platform/kernel/config'
import { connect } from '@baize/platform/kernel/database/open-database'
import { silentLog } from '@baize/server-kit/database/log'
import { createLog } from '@baize/server-kit/log'
import { systemRng } from '@baize/server-kit/outside'
import type { TestPlatform } from './platform.ts'
import { testKey } from './server-process.ts'

/** A second process of a platform, as far as the database is concerned: connections, queues and memory of its own. */
export interface TwinPlatform {
  url: string
  platform: Platform
  stop(): Promise<void>
}

/** Starts another platform beside one that runs, on the same database. Stop it first. */
export async function startTwin({ database, clock, folder, logLines }: TestPlatform): Promise<TwinPlatform> {
  const own = connect({ connectionString: database.connectionString, log: silentLog })
  const platform = await createPlatform({
    config: readConfig({ BAIZE_DATA: folder, BAIZE_KEY: testKey, RATE_LIMIT_PER_MINUTE: '100000' }),
    database: own,
    log: createLog({ LOG_LEVEL: 'debug' }, logLines),
    clock,
    rng: systemRng,
    checkResponses: true,
  })
  await platform.app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url: `http://127.0.0.1:${(platform.app.server.address() as AddressInfo).port}`,
    platform,
    async stop() {
      await platform.close()
      await own.stop()
    },
  }
}
