import type { Contracts } from '../domains/contracts/index.ts'
import { memberByName } from '../domains/identity/index.ts'
import type { Database } from '../kernel/database/open-database.ts'

/** One step: the rate in percent, and the valid bet from which it pays. */
const step = (rate: string, validBet = '0') => [{ rate, validBet, netLoss: '0', activeMembers: 0 }]

/** Contracts of every kind from the house down to an agent of the second level, and an offer that waits there. */
export async function seedContracts({
  database,
  contracts,
}: {
  database: Database
  contracts: Contracts
}): Promise<void> {
  const idOf = async (username: string) => (await memberByName(database.kysely, username))!
  const [general, agent, linh] = [await idOf('general'), await idOf('agent'), await idOf('linh')]
  const salary = { period: '' } as const
  const dividend = { type: 'DIVIDEND', period: 'SEMIMONTHLY' } as const
  const ofHouse = { payerId: null, payeeId: general }
  await contracts.arrange({ ...ofHouse, ...salary, type: 'REALTIME', tiers: step('0.1') })
  await contracts.arrange({ ...ofHouse, ...salary, type: 'HOURLY', tiers: step('0.2', '50') })
  await contracts.arrange({ ...ofHouse, ...salary, type: 'DAILY', tiers: step('1', '100') })
  await contracts.arrange({ ...ofHouse, ...dividend, tiers: step('30') })
  const ofGeneral = { payerId: general, payeeId: agent }
  await contracts.arrange({ ...ofGeneral, ...salary, type: 'REALTIME', tiers: step('0.05') })
  await contracts.arrange({ ...ofGeneral, ...salary, type: 'HOURLY', tiers: step('0.15', '50') })
  await contracts.arrange({ ...ofGeneral, ...salary, type: 'DAILY', tiers: step('0.8', '100') })
  await contracts.arrange({ ...ofGeneral, ...dividend, tiers: step('20') })
  const ofAgent = { payerId: agent, payeeId: linh }
  await contracts.arrange({ ...ofAgent, ...salary, type: 'DAILY', tiers: step('0.5', '100') })
  await contracts.arrange({ ...ofAgent, ...dividend, tiers: step('10') })
  await contracts.offer({ ...ofAgent, ...salary, type: 'HOURLY', tiers: step('0.1', '20') })
}
