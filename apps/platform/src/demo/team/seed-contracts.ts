import type { ContractState } from '@baize/api'
import type { Arrangement, Contracts } from '../../domains/contracts/index.ts'
import { everyTable } from '../../domains/every-table.ts'
import { memberByName } from '../../domains/identity/index.ts'
import type { Database } from '../../kernel/database/open-database.ts'

/** One step: the rate in percent, and the valid bet from which it pays. */
const step = (rate: string, validBet = '0') => [{ rate, validBet, netLoss: '0', activeMembers: 0 }]
/** One active member more than the demo's first day has. */
const secondStep = { rate: '25', validBet: '0', netLoss: '0', activeMembers: 7 }
const salary = { period: '' } as const
/** Paid for each day, so that there is something to see from the first day on. */
const dividend = { type: 'DIVIDEND', period: 'DAILY' } as const

interface Deps {
  database: Database
  contracts: Contracts
  /** The same at the moment from which the contracts hold; now when left out. */
  earlier?: Contracts
}

/**
 * Contracts of every kind from the house down to an agent of the second level, an offer that waits there, and one that waits
 * for the agent above. Those that an earlier start has made stay as they are.
 */
export async function seedContracts({ database, contracts, earlier = contracts }: Deps): Promise<void> {
  const idOf = async (username: string) => (await memberByName(database.kysely, username))!
  const [general, agent, linh] = [await idOf('general'), await idOf('agent'), await idOf('linh')]
  const arrange = async (terms: Arrangement) => (await isThere(database, terms)) || earlier.arrange(terms)
  const ofHouse = { payerId: null, payeeId: general }
  await arrange({ ...ofHouse, ...salary, type: 'REALTIME', tiers: step('0.1') })
  await arrange({ ...ofHouse, ...salary, type: 'HOURLY', tiers: step('0.2', '50') })
  await arrange({ ...ofHouse, ...salary, type: 'DAILY', tiers: step('1', '100') })
  await arrange({ ...ofHouse, ...dividend, tiers: step('30') })
  const ofGeneral = { payerId: general, payeeId: agent }
  await arrange({ ...ofGeneral, ...salary, type: 'REALTIME', tiers: step('0.05') })
  await arrange({ ...ofGeneral, ...salary, type: 'HOURLY', tiers: step('0.15', '50') })
  await arrange({ ...ofGeneral, ...salary, type: 'DAILY', tiers: step('0.8', '100') })
  await arrange({ ...ofGeneral, ...dividend, tiers: [...step('20'), secondStep] })
  const ofAgent = { payerId: agent, payeeId: linh }
  await arrange({ ...ofAgent, ...salary, type: 'DAILY', tiers: step('0.5', '100') })
  await arrange({ ...ofAgent, ...dividend, tiers: step('10') })
  await offerOnce({ database, contracts }, { ...ofAgent, ...salary, type: 'HOURLY', tiers: step('0.1', '20') })
}

const offerOnce = async ({ database, contracts }: Pick<Deps, 'database' | 'contracts'>, terms: Arrangement) =>
  (await isThere(database, terms, 'OFFERED')) || contracts.offer(terms)

/** One of the kind stands between the two, in any state or in one. */
async function isThere({ kysely }: Database, terms: Arrangement, state?: ContractState): Promise<boolean> {
  const { payerId, payeeId, type } = terms
  const found = await everyTable(kysely)
    .selectFrom('contracts.contract')
    .select('id')
    .where('payer_id', payerId === null ? 'is' : '=', payerId)
    .where('payee_id', '=', payeeId)
    .where('type', '=', type)
    .$if(state !== undefined, query => query.where('state', '=', state!))
    .executeTakeFirst()
  return found !== undefined
}

/** A better hourly salary, offered to the agent and not answered yet. */
export async function offerToAgent({ database, contracts }: Pick<Deps, 'database' | 'contracts'>): Promise<void> {
  const idOf = async (username: string) => (await memberByName(database.kysely, username))!
  const between = { payerId: await idOf('general'), payeeId: await idOf('agent') }
  await offerOnce({ database, contracts }, { ...between, ...salary, type: 'HOURLY', tiers: step('0.18', '100') })
}
