import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { temporaryFolder } from '@baize/testing/database-cluster'
import { afterAll, expect, test } from 'vitest'

const { path: BAIZE_DATA, remove } = temporaryFolder()
afterAll(remove)

/** Runs the command, which must end with 1 and say why in one line. */
function refusal(words: readonly string[], environment: Record<string, string> = {}): string {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/cluster.ts', ...words], {
    env: { PATH: process.env.PATH, BAIZE_DATA, PORT: '0', NODE_NO_WARNINGS: '1', ...environment },
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr.trim().split('\n')).toHaveLength(1)
  return stderr.trim()
}

test('a command without a laboratory says how one is started', () => {
  expect(refusal(['status'])).toBe('No laboratory runs: npm run cluster starts one.')
  expect(refusal(['kill', 'pg1'])).toContain('npm run cluster')
})

test('a taken port is named, with another one to try', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  expect(refusal([], { PORT: String(port) })).toMatch(new RegExp(`^Port ${port} is taken: .* npm run cluster$`))
  taken.close()
})

test('a machine that lacks a program is told which package has it, and who may start a laboratory', () => {
  expect(refusal([], { PATH: '/nowhere' })).toMatch(/apt-get install .*mmdebstrap|takes root: sudo npm run cluster/)
})

test('an upgrade asks for the version before', () => {
  expect(refusal(['upgrade'])).toBe('Name the version before: npm run cluster -- upgrade REVISION')
})
