import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startTestPlatform, type TestPlatform } from '@baize/testing'
import { temporaryFolder } from '@baize/testing/database-cluster'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** Programs that others use on such descriptions, as the registry gave them when this was written. */
const programs = {
  'openapi-typescript': '7.13.0',
  '@hey-api/openapi-ts': '0.99.0',
  '@redocly/cli': '2.77.0',
  '@stoplight/prism-cli': '5.16.0',
  typescript: '5.9.3',
}
const strict = ['--noEmit', '--strict', '--target', 'es2023', '--module', 'esnext', '--moduleResolution', 'bundler']

const { path: folder, remove } = temporaryFolder()
let site: TestPlatform
let mock: ChildProcess | undefined

beforeAll(async () => {
  site = await startTestPlatform()
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies: programs }))
  // Without a registry this fails with what npm says, and every test of this file with it.
  await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'])
  const served = await fetch(`${site.url}/docs/json`)
  expect(served.status).toBe(200)
  writeFileSync(join(folder, 'api.json'), await served.text())
}, 600_000)
afterAll(async () => {
  if (mock?.kill()) await once(mock, 'exit')
  await site.stop()
  remove()
})

/** What a program said; one that fails throws it. */
async function run(file: string, args: string[]): Promise<string> {
  try {
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', NO_COLOR: '1' }
    const { stdout, stderr } = await promisify(execFile)(file, args, { cwd: folder, env, maxBuffer: 64 << 20 })
    return stdout + stderr
  } catch (error) {
    const { stdout, stderr, message } = error as Error & { stdout?: string; stderr?: string }
    throw new Error(`${message}\n${stdout}\n${stderr}`)
  }
}

const program = (name: string) => join(folder, 'node_modules', '.bin', name)

/** Shows that types say what they are for: the compiler takes code that uses them rightly, and refuses what does not. */
async function compile(name: string, good: string, bad: string): Promise<void> {
  mkdirSync(join(folder, 'use'), { recursive: true })
  const file = join(folder, 'use', `${name}.ts`)
  writeFileSync(file, good)
  await run(program('tsc'), [...strict, file])
  writeFileSync(file, bad)
  await expect(run(program('tsc'), [...strict, file])).rejects.toThrow(/TS2322|TS2345/)
}

test('[MEND-055] redocly finds no fault in the description that is served', async () => {
  expect(await run(program('redocly'), ['lint', '--extends=spec', 'api.json'])).toContain('is valid')
})

test('[MEND-055] openapi-typescript makes types of it that compile and tell right from wrong', async () => {
  await run(program('openapi-typescript'), ['api.json', '-o', 'types.d.ts'])
  const head = `import type { operations } from '../types.d.ts'
    type Answer = operations['members.info']['responses'][200]['content']['application/json']
    declare const member: NonNullable<Answer['value']>\n`
  await compile(
    'types',
    `${head}export const name: string = member.account`,
    `${head}export const wrong: number = member.account`,
  )
})

test('[MEND-055] @hey-api/openapi-ts makes a client of it that compiles', async () => {
  await run(program('openapi-ts'), ['-i', 'api.json', '-o', 'client'])
  const head = `import { agentsAffiliate } from '../client/index'\n`
  await compile(
    'client',
    `${head}export const answer = agentsAffiliate({ query: { code: 'contego' } })`,
    `${head}export const answer = agentsAffiliate({ query: { code: 7 } })`,
  )
})

test('[MEND-055] prism answers in the place of the server: plain and sealed rows, what needs a session, and what is not there', async () => {
  const url = await startMock()
  const json = async (path: string, init?: RequestInit) => {
    const response = await fetch(url + path, init)
    return { status: response.status, answer: response.ok ? await response.json() : null }
  }
  const permission = await json('/wps/system/permission')
  expect(permission).toMatchObject({ status: 200, answer: { success: expect.any(Boolean) } })
  // The tree of site modules, which is told by references.
  const { modules } = (permission.answer as { value: { info: { modules: unknown[] } } }).value.info
  expect(modules[0]).toMatchObject({ childrenNodes: expect.any(Array) })
  expect(await json('/wps/member/info')).toMatchObject({ status: 401 })
  expect(await json('/wps/member/info', { headers: { authorization: 'Bearer any' } })).toMatchObject({
    status: 200,
    answer: { value: { account: expect.any(String) } },
  })
  const signIn = (type: string, body: string) =>
    json('/wps/session/login', { method: 'POST', headers: { 'content-type': type }, body })
  expect(await signIn('application/jose', 'a.b.c.d.e')).toMatchObject({
    status: 200,
    answer: { value: { token: expect.any(String) } },
  })
  expect(await signIn('application/json', '{}')).toMatchObject({ status: 415 })
  expect(await json('/wps/none')).toMatchObject({ status: 404 })
})

/** Starts the mock server on a free port and waits until it listens. */
async function startMock(): Promise<string> {
  const port = await freePort()
  const started = spawn(program('prism'), ['mock', '-h', '127.0.0.1', '-p', String(port), 'api.json'], { cwd: folder })
  mock = started
  let said = ''
  await new Promise<void>((resolve, reject) => {
    const hear = (text: Buffer) => {
      said += text
      if (said.includes('Prism is listening')) resolve()
    }
    started.stdout.on('data', hear)
    started.stderr.on('data', hear)
    started.on('exit', code => reject(new Error(`prism ended with ${code}:\n${said}`)))
  })
  return `http://127.0.0.1:${port}`
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}
