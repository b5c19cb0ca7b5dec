import type { ResponseOf } from '@baize/api'
import type { Database } from '../../kernel/database/open-database.ts'
import type { SignOfLife } from '../../kernel/deployment/sign-of-life.ts'
import { jobsInTrouble } from '../jobs/in-trouble.ts'
import type { JobsDependencies } from '../jobs/list-jobs.ts'
import { readDatabase } from './database.ts'
import { readDisk } from './disk.ts'
import { readInvariantState, readMessages, readProcesses, readProviders, readQueue } from './parts.ts'
import { readReaders } from './readers.ts'

export interface HealthDependencies extends JobsDependencies {
  database: Database
  /** Its disk is looked at. */
  dataFolder: string
  signOfLife: Pick<SignOfLife, 'id'>
  /** Names of all that must hold of money. */
  invariantNames: readonly string[]
}

/** How the house is, by questions that look at a bounded number of rows each. */
export async function readHealth(deps: HealthDependencies): Promise<ResponseOf<'health.read'>> {
  const { database, clock, jobs } = deps
  const db = database.kysely
  const [found, readers, waiting, trouble, disk, providers, messages, invariants, processes] = await Promise.all([
    readDatabase(db),
    readReaders(db),
    readQueue(db),
    jobsInTrouble(deps),
    readDisk(deps.dataFolder),
    readProviders(db),
    readMessages(db),
    readInvariantState(db, deps.invariantNames),
    readProcesses(db, deps.signOfLife.id),
  ])
  return {
    asOf: clock.now().toISOString(),
    ...{ database: found, readers, queue: { jobs: jobs().length, ...trouble, ...waiting } },
    ...{ disk, providers, messages, invariants, processes },
  }
}
