import type { BuiltInRole } from '@baize/api'
import { StartError } from '@baize/server-kit/database/start-error'
import type { Clock } from '@baize/server-kit/outside'
import { hire, type Operators } from '../domains/operators/index.ts'
import type { Database } from '../kernel/database/open-database.ts'
import { operatorByName } from './operator-by-name.ts'

/** The password of everybody in the demo. */
export const demoPassword = 'Baize#2026'
/** Secret of the authenticator of every operator of the demo: everybody may have it, and no house with real money takes it. */
export const demoFactor = 'BAIZEDEMOFACTORKNOWNTOEVERYBODY2'

/** Operators of the demo with their roles: two of those who decide what is dear. */
export const demoOperators = {
  operator: 'administrator',
  operator2: 'administrator',
  cashier: 'cashier',
  cashier2: 'cashier',
  risk: 'risk',
  support: 'support',
  content: 'content',
  auditor: 'auditor',
} as const satisfies Record<string, BuiltInRole>
export type DemoOperator = keyof typeof demoOperators

/**
 * Refuses a house with real money of which an operator proves what everybody can.
 * @throws StartError `demo_factor`
 */
export async function refuseDemoFactor({ kysely }: Database, { factors }: Pick<Operators, 'factors'>): Promise<void> {
  if (await factors.isKnown(kysely, demoFactor))
    throw new StartError(
      'demo_factor',
      'An operator of this house has the authenticator of the demo, which everybody has: take it away by operators.removeFactor.',
    )
}

interface Dependencies {
  database: Database
  clock: Clock
  operators: Pick<Operators, 'factors'>
}

/** Makes the operators of the demo who are not there yet, and gives each who has none the demo's factor. */
export async function seedOperators({ database, clock, operators }: Dependencies, passwordHash: string): Promise<void> {
  const newcomer = { passwordHash, oneTimePassword: false, at: clock.now(), by: null }
  for (const [username, role] of Object.entries(demoOperators)) {
    const known = await operatorByName(database, username)
    await database.transaction(async tx => {
      const id = known?.id ?? (await hire(tx, { username, roles: [role], ...newcomer }))
      if (!(await operators.factors.isHeld(tx, id))) await operators.factors.keep(tx, id, demoFactor, 'held')
    })
  }
}
