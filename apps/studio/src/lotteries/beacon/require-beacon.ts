import { StartError } from '@baize/server-kit/database/start-error'
import { BeaconSource, type BeaconSourceOptions } from './beacon-source.ts'

/**
 * Asks the beacon what its chain is. One that does not answer may come back, so it stops no start.
 * @throws StartError `wrong_beacon` where the address names a chain that draws can never follow
 */
export async function requireBeacon({ url, now, log }: BeaconSourceOptions): Promise<void> {
  // The error below is what tells it here.
  const source = new BeaconSource({ url, now, log: { warn: log.warn.bind(log), error: () => {} } })
  await source.chain()
  if (source.wrong) throw new StartError('wrong_beacon', `BEACON_URL is of no use: ${source.wrong}.`)
}
