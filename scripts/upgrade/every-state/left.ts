import { connect } from '@baize/platform/kernel/database/open-database'
import { silentLog } from '@baize/server-kit/database/log'
import { startTestWorld, type TestClient, type TestWorld } from '@baize/testing'
import { addressesOf, clusterUrl } from '@baize/testing/database'

export const password = 'Tables#2026'
/** Of the demo's members, in any version. */
export const demoPassword = 'Baize#2026'
export const [lottery, mines, table] = ['EL_K3_1', 'OPL-FACETS', 'LVT-BAC-1']

/** What a version left open, and when its clock stood there. */
export interface Left {
  database: string
  atMs: number
  /** Plays at a table, in the book, an instant game, a slot, a lottery and at sea. */
  player: string
  duellists: { name: string; secret: string }[]
  serial: string
  fixture: string
  round: string
  withdrawal: string
}

/** The world on a database of the run's server, which is left as it is when this process ends. */
export const worldOn = (name: string): Promise<TestWorld> =>
  startTestWorld({}, connect({ ...addressesOf(clusterUrl(), name), log: silentLog, poolSize: 10 }))

export const signedIn = async (world: TestWorld, name: string, word = password): Promise<TestClient> =>
  (await world.visitor()).signIn(name, word)

/** An operator of the house: one who enrols an authenticator first, in a version that asks for one. */
export async function operatorOf(world: TestWorld, username: 'operator' | 'operator2'): Promise<TestClient> {
  const kit = await import('@baize/testing')
  if (!('OperatorClient' in kit)) return (world as TestWorld).operator(username)
  const operator = await new kit.OperatorClient(world.url, world.clock).open()
  await operator.enter({ username, password: demoPassword, secret: null })
  await operator.settle(demoPassword)
  return operator
}
