import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '@baize/testing'
import { temporaryFolder } from '@baize/testing/database-cluster'
import { afterAll, expect, type TestContext, test } from 'vitest'

const { path: BAIZE_DATA, remove } = temporaryFolder()
afterAll(remove)

/** Runs a proof on a laboratory of its own. The report of a run names whatever this machine cannot hold. */
async function prove({ skip }: TestContext, ...words: string[]): Promise<string> {
  const child = spawn(process.execPath, ['scripts/cluster.ts', ...words], {
    env: { ...process.env, BAIZE_DATA, PORT: String(await freePort()), NODE_NO_WARNINGS: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', text => (said += text))
  const [status] = await once(child, 'exit')
  if (/apt-get install|takes root|needs Linux|allows no namespaces|could not be installed/.test(said)) skip(said.trim())
  expect(said).toContain('ready:')
  expect(status, said).toBe(0)
  return said
}

test('[SCALE-002] nothing that members were told is lost, doubled or told otherwise while faults befall a house', async context => {
  expect(await prove(context, 'faults', '10')).toContain('No violation')
}, 900_000)

test('[SCALE-007] both databases are restored to one moment, adopted and reconciled', async context => {
  expect(await prove(context, 'drill')).toContain('Nothing differs')
}, 900_000)

test('[SCALE-004] servers are replaced one after the other under load, and no call is refused or lost', async context => {
  expect(await prove(context, 'upgrade', 'HEAD')).toContain('Nothing was refused, lost, doubled or told otherwise')
}, 900_000)
