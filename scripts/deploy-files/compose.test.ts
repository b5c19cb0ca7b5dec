import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { temporaryFolder } from '@baize/testing/database-cluster'
import { Ajv } from 'ajv'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { countRoles, faultsOf, type HousePart, projectFile } from './house-part.ts'

interface Service {
  image?: string
  command?: string[]
  environment?: Record<string, string>
  volumes?: string[]
}
interface Compose {
  services: Record<string, Service>
  configs: Record<string, { file?: string; content?: string }>
}

const { path: folder, remove } = temporaryFolder()
afterAll(remove)

/** What the script for a new house writes. */
const settings = (() => {
  const script = fileURLToPath(new URL('../../deploy/new-cluster.sh', import.meta.url))
  execFileSync('sh', [script, 'https://play.example', 'VND', 'HARBOUR', 'Harbour House'], { cwd: folder })
  return parseEnv(readFileSync(join(folder, '.env'), 'utf8')) as Record<string, string>
})()

const text = projectFile('compose.cluster.yaml')
const reference = /\$\{([A-Z_]+):\?[^}]+\}/g
const cluster = parse(
  text.replace(reference, (_, name: string) => settings[name] ?? ''),
  { merge: true },
) as Compose
const parts: HousePart[] = Object.entries(cluster.services)
  .filter(([, { image }]) => image === 'baize')
  .map(([name, { command, environment = {} }]) => ({ name, command, environment }))

test.each(['compose.yaml', 'compose.cluster.yaml'])("[SCALE-010] %s fits Compose's own schema", name => {
  const packageFile = createRequire(import.meta.url).resolve('dclint/package.json')
  const schema = JSON.parse(readFileSync(join(packageFile, '../schemas/compose.schema.json'), 'utf8'))
  const validate = new Ajv({ strict: false, validateSchema: false, validateFormats: false, allErrors: true }).compile(
    schema,
  )
  const compose = parse(projectFile(name), { merge: true }) as Compose
  validate(compose)
  expect(validate.errors ?? []).toEqual([])
  const [[first, service]] = Object.entries(compose.services) as [[string, Service]]
  expect(validate({ ...compose, services: { [first]: { ...service, enviroment: {} } } })).toBe(false)
})

test('[SCALE-010] each part of the house in containers would start, with real money and the database that it is for', () => {
  expect(countRoles(parts)).toEqual({ api: 2, studio: 2, jobs: 1 })
  expect(parts.flatMap(faultsOf)).toEqual([])
  for (const part of parts.filter(({ environment: { BAIZE_ROLE: role } }) => role === 'api' || role === 'jobs')) {
    expect(part.environment.DATABASE_REPLICA_URLS!.split(',').map(url => new URL(url).host)).toEqual(
      ['bouncer1', 'bouncer2', 'bouncer3'].map(host => `${host}:6432`),
    )
    expect(cluster.services[part.name]!.volumes).toContain('uploads:/data/uploads')
  }
})

test('[SCALE-010] no secret stands in the file, and nothing is left out in silence', () => {
  const asked = [...text.matchAll(/\$\{?([A-Za-z_]+)/g)].map(([, name]) => name!)
  expect([...text.matchAll(reference)]).toHaveLength(asked.length)
  expect(new Set(asked)).toEqual(new Set(Object.keys(settings)))
})

test('[SCALE-010] one of two standbys has to confirm each commit, and none takes over that may lack one', () => {
  const { bootstrap, etcd3 } = parse(projectFile('deploy/compose/patroni.yml'))
  const { synchronous_mode, synchronous_mode_strict, synchronous_node_count, postgresql } = bootstrap.dcs
  expect({ synchronous_mode, synchronous_mode_strict, synchronous_node_count }).toEqual({
    synchronous_mode: 'quorum',
    synchronous_mode_strict: true,
    synchronous_node_count: 1,
  })
  expect(postgresql.parameters).toMatchObject({ fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' })
  const named = (variable: string) =>
    Object.values(cluster.services).flatMap(({ environment }) => environment?.[variable] ?? [])
  expect(named('PATRONI_NAME')).toEqual(['pg1', 'pg2', 'pg3'])
  expect(named('ETCD_NAME')).toEqual(['etcd1', 'etcd2', 'etcd3'])
  expect(etcd3.hosts).toEqual(['etcd1:2379', 'etcd2:2379', 'etcd3:2379'])
  expect(projectFile('deploy/compose/pgbouncer.ini')).toMatch(/^pool_mode = session$/m)
})

test('[SCALE-010] the proxy leads each port to the services that are there', () => {
  const proxy = projectFile('deploy/compose/haproxy.cfg')
  const section = (name: string) => proxy.split(/^(?=\S)/m).find(part => part.startsWith(name))!
  const servers = (name: string) => [...section(name).matchAll(/server (\S+) (\S+)/g)].map(([, , address]) => address)
  const three = (host: string, port: number) => [1, 2, 3].map(number => `${host}${number}:${port}`)
  expect(servers('backend is_primary')).toEqual(three('pg', 8008))
  expect(section('backend is_primary')).toContain('GET /primary')
  expect(servers('listen primary')).toEqual(three('bouncer', 6432))
  expect(section('listen primary').match(/track is_primary\/pg\d on-marked-down shutdown-sessions/g)).toHaveLength(3)
  expect(servers('listen site')).toEqual(['api1:8080', 'api2:8080'])
  expect(servers('listen studio')).toEqual(['studio1:8080', 'studio2:8080'])
  expect(section('listen studio')).toContain('balance roundrobin')
  for (const address of [...proxy.matchAll(/server \S+ ([a-z0-9]+):/g)].map(([, host]) => host!))
    expect(Object.keys(cluster.services)).toContain(address)
})
