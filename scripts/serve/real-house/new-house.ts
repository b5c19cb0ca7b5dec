import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import type { EveryDatabase } from '@baize/platform/domains/every-table'
import { BeaconServer } from '@baize/testing'
import { House } from './house.ts'
import { startOwnPostgres } from './own-postgres.ts'
import { commandsOfThePage } from './page.ts'

/** What stands before the first command that is Baize's own: settings and roles, on a PostgreSQL of the house's. */
export async function makeHouse(): Promise<{ house: House; stop(): Promise<void> }> {
  const postgres = await startOwnPostgres()
  // Stands in for the public randomness that the page names.
  const beacon = await BeaconServer.start()
  const house = new House(postgres.baize)
  const [printsSql = ''] = commandsOfThePage()[2]!.split(' | ')
  await postgres.run(house.run(printsSql))
  for (const [name, value] of Object.entries(parseEnv(readFileSync(house.path('.env'), 'utf8'))))
    house.settings[name] = name.includes('DATABASE_') && name.endsWith('_URL') ? postgres.reached(value!) : value!
  house.settings.BEACON_URL = beacon.url
  const stop = async () => {
    await house.close()
    await beacon.stop()
    await postgres.stop()
  }
  return { house, stop }
}

/** The same house with its database on another server, to which its files have not come. */
export function movedHouse({ settings }: House, sight: EveryDatabase): House {
  const url = new URL(sight.connectionString)
  const as = (role: string) => {
    url.username = role
    return url.href
  }
  return new House(sight, {
    ...settings,
    DATABASE_URL: as('baize_app'),
    DATABASE_OWNER_URL: sight.ownerConnectionString!,
    STUDIO_ORACLE_DATABASE_URL: as('baize_oracle'),
  })
}
