import type { EveryDatabase } from '@baize/platform/domains/every-table'
import { connect } from '@baize/platform/kernel/database/open-database'
import { silentLog } from '@baize/server-kit/database/log'
import { byTwo, operatorAt, SampleProvider } from '@baize/testing'
import type { Laboratory } from '../inside/laboratory.ts'
import { ownersOf } from '../nodes/server.ts'
import { frontUrl } from '../plan.ts'

export const providerCode = 'FAULTS'
const reason = 'faults are looked for'

/** The laboratory's database as its owner, by the line to the primary. The caller stops it. */
export const openDatabaseOf = ({ secrets, place }: Laboratory): EveryDatabase =>
  connect({
    connectionString: ownersOf(secrets, place).DATABASE_OWNER_URL!,
    log: silentLog,
    poolSize: 4,
  }) as EveryDatabase

/** Somebody else's studio, which two operators list at the front door. It signs bets as every provider does. */
export async function listProvider(database: EveryDatabase): Promise<SampleProvider> {
  const site = { url: frontUrl, clock: { now: () => new Date() } }
  const desks = [await operatorAt(site, 'operator'), await operatorAt(site, 'operator2')] as const
  const keys = (await (await fetch(`${frontUrl}/wallet/v1/keys`)).json()) as { keys: JsonWebKey[] }
  return SampleProvider.start(
    {
      ...{ ...site, database },
      platform: {
        signingKeys: Object.fromEntries(keys.keys.map((key, index) => [String(index), key])),
        catalogue: {
          async setProvider({ code, name, apiUrl, gameOrigins, publicKeys }) {
            const row = { code, name, apiUrl, gameOrigins: [...(gameOrigins ?? [])], version: 0, reason }
            await byTwo(desks, 'catalogue.saveProvider', row)
            for (const [keyId, publicKey] of Object.entries(publicKeys))
              await byTwo(desks, 'catalogue.addKey', { code, keyId, publicKey: publicKey as never, reason })
          },
          importAll: async () => {
            await desks[0].call('catalogue.importNow', { code: providerCode, reason })
          },
        },
      },
    },
    providerCode,
    'RNG',
  )
}
