import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DemoJournal } from '@baize/platform/demo/journal'
import type { EveryDatabase } from '@baize/platform/domains/every-table'
import { createTestDatabase, databaseEnvironment } from './database.ts'
import { ServerProcess } from './server-process.ts'
import { templateDatabase } from './template-database.ts'

/** A database of its own as the whole product leaves it behind when its first start is ready: demo world and games are in, and nobody has played. */
export async function createSiteDatabase(): Promise<EveryDatabase> {
  return createTestDatabase({ template: await templateDatabase({ name: 'template_site', fill: startOnce }) })
}

async function startOnce(database: EveryDatabase): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), 'baize-test-'))
  const server = await ServerProcess.start({ PORT: '0', BAIZE_DATA: data, ...databaseEnvironment(database) })
  const code = await server.stop()
  await rm(data, { recursive: true, force: true })
  if (code !== 0) throw new Error(`the first start failed:\n${server.output}`)
  // Journeys bring the play that they look at; a world that goes on filling would come between.
  const journal = await DemoJournal.open(database)
  await journal?.complete()
}
