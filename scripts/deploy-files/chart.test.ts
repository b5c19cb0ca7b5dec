import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { chartFolder, headOf, releases, renderedFile, valuesFile } from './chart.ts'
import { countRoles, faultsOf, type HousePart } from './house-part.ts'
import { type Manifest, schemaFaults, unknownFields } from './kubernetes.ts'

type Release = keyof typeof releases
const names = Object.keys(releases) as Release[]
const rendered = (name: Release) => readFileSync(renderedFile(name), 'utf8')
const manifestsOf = (name: Release): Manifest[] =>
  parseAllDocuments(rendered(name), { merge: true })
    .map(document => document.toJS() as Manifest | null)
    .filter(manifest => manifest !== null)
const ofKind = (name: Release, kind: string) => manifestsOf(name).filter(manifest => manifest.kind === kind)

interface Container {
  name: string
  command?: string[]
  env: { name: string; value?: string; valueFrom?: { secretKeyRef: { name: string; key: string } } }[]
  envFrom?: { configMapRef?: { name: string }; secretRef?: { name: string } }[]
  [probe: string]: unknown
}

/** What the documentation has people put into the secrets. */
const secrets: Record<string, Record<string, string>> = {
  'baize-settings': {
    ...{ BAIZE_KEY: `first:${Buffer.alloc(32).toString('base64')}`, METRICS_TOKEN: 'm'.repeat(48) },
    VALKEY_PASSWORD: 'v'.repeat(48),
  },
  ...{ 'baize-owner': { password: 'owner' }, 'baize-app': { password: 'app' }, 'baize-oracle': { password: 'oracle' } },
}

const containersOf = ({ spec }: Manifest) =>
  (spec as { template: { spec: { containers: Container[] } } }).template.spec.containers

/** Environment of a container as Kubernetes makes it. */
function environmentOf({ env, envFrom = [] }: Container, settings: Record<string, string>): Record<string, string> {
  const environment: Record<string, string> = {}
  for (const { configMapRef, secretRef } of envFrom)
    Object.assign(environment, configMapRef ? settings : secrets[secretRef!.name])
  for (const { name, value, valueFrom } of env) {
    const { name: secret, key } = valueFrom?.secretKeyRef ?? { name: '', key: '' }
    const text =
      value?.replace(/\$\((\w+)\)/g, (_, variable: string) => environment[variable] ?? 'nobody') ??
      secrets[secret]![key]!
    environment[name] = text
  }
  return environment
}

function partsOf(name: Release): HousePart[] {
  const { data: settings = {} } = ofKind(name, 'ConfigMap')[0]!
  return [...ofKind(name, 'Deployment'), ...ofKind(name, 'Job')].flatMap(manifest =>
    containersOf(manifest)
      .filter(container => container.name !== 'valkey')
      .map(container => ({
        name: manifest.metadata.name,
        command: container.command,
        environment: {
          // Where Redis is somebody else's, its address stands in the secret.
          ...(name === 'others' && container.name === 'baize' && { REDIS_URL: 'redis://elsewhere:6379' }),
          ...environmentOf(container, settings),
        },
      })),
  )
}

const validateValues = new Ajv({ allErrors: true }).compile(
  JSON.parse(readFileSync(join(chartFolder, 'values.schema.json'), 'utf8')),
)
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** Values over values, as Helm lays them. */
function merged(below: unknown, above: unknown): unknown {
  if (!isObject(below) || !isObject(above)) return above
  return {
    ...below,
    ...Object.fromEntries(Object.entries(above).map(([key, value]) => [key, merged(below[key], value)])),
  }
}
const values = (also: object) => merged(parse(readFileSync(join(chartFolder, 'values.yaml'), 'utf8')), also)
const valuesOf = (name: Release) => parse(readFileSync(valuesFile(name), 'utf8'))

test.each(names)(
  '[SCALE-010] what Helm made with the values of %s is of the chart as it is, and fits all schemas',
  async name => {
    expect(rendered(name).split('\n')[0], 'render it anew').toBe(headOf(name))
    expect((await Promise.all(manifestsOf(name).map(schemaFaults))).flat()).toEqual([])
  },
)

test('[SCALE-010] no object has a field that its kind does not know', () => {
  expect(unknownFields(names.flatMap(manifestsOf))).toEqual([])
})

test('[SCALE-010] a value that a kind does not take is found, and so is a misspelt field', async () => {
  const cluster = ofKind('smallest', 'Cluster')[0]!
  const { postgresql } = cluster.spec as { postgresql: object }
  const often = { method: 'often', number: 1 }
  expect(
    await schemaFaults({ ...cluster, spec: { ...cluster.spec, postgresql: { ...postgresql, synchronous: often } } }),
  ).toHaveLength(1)
  const deployment = ofKind('smallest', 'Deployment')[0]!
  expect(await schemaFaults({ ...deployment, spec: { ...deployment.spec, replicas: 'two' } })).toHaveLength(1)
  const misspelt = { ...cluster, spec: { ...cluster.spec, synchronus: {} } }
  expect(unknownFields([misspelt])).toEqual([expect.stringContaining('synchronus')])
})

test.each(names)('[SCALE-010] each part of the house with the values of %s would start', name => {
  const parts = partsOf(name)
  expect(countRoles(parts)).toEqual({ api: 1, studio: 1, jobs: 1 })
  expect(parts.flatMap(faultsOf)).toEqual([])
})

test('[SCALE-010] two of each part serve members, none is led to before it is ready, and the owner migrates before an upgrade', () => {
  const replicas = Object.fromEntries(
    ofKind('smallest', 'Deployment').map(({ metadata, spec }) => [metadata.name, spec.replicas]),
  )
  expect(replicas).toEqual({ 'house-api': 2, 'house-studio': 2, 'house-jobs': 1, 'house-valkey': 1 })
  for (const [container] of ofKind('smallest', 'Deployment').map(containersOf))
    if (container!.name === 'baize')
      expect(container).toMatchObject({
        startupProbe: { httpGet: { path: '/readyz' } },
        livenessProbe: { httpGet: { path: '/healthz' } },
        readinessProbe: { httpGet: { path: '/readyz' } },
      })
  expect(ofKind('smallest', 'PodDisruptionBudget').map(({ metadata }) => metadata.name)).toEqual([
    'house-api',
    'house-studio',
  ])
  const hookOf = (name: Release) => ofKind(name, 'Job')[0]!.metadata.annotations?.['helm.sh/hook']
  expect([hookOf('smallest'), hookOf('everything')]).toEqual([undefined, 'pre-upgrade'])
})

test.each(names)('[SCALE-010] one of the standbys has to confirm each commit, with the values of %s too', name => {
  const { spec } = ofKind(name, 'Cluster')[0]!
  const { instances, postgresql } = spec as {
    instances: number
    postgresql: { synchronous: object; parameters: object }
  }
  expect(instances).toBeGreaterThanOrEqual(3)
  expect(postgresql.synchronous).toEqual({ method: 'any', number: 1, dataDurability: 'required', failoverQuorum: true })
})

test('[SCALE-010] /studio/ goes to the studios and all else to the apis', () => {
  const { rules } = ofKind('everything', 'Ingress')[0]!.spec as {
    rules: { host: string; http: { paths: { path: string; backend: { service: { name: string } } }[] } }[]
  }
  const led = rules.map(({ host, http }) => [
    host,
    http.paths.map(({ path, backend }) => `${path} ${backend.service.name}`),
  ])
  expect(Object.fromEntries(led)).toEqual({
    'play.example': ['/studio/ house-studio', '/ house-api'],
    'desk.example': ['/ house-api'],
  })
})

test.each(names)('[SCALE-010] the values of %s fit their schema', name => {
  validateValues(values(valuesOf(name)))
  expect(validateValues.errors ?? []).toEqual([])
})

test.each([
  ['a house without a name', { house: { brandName: '' } }],
  ['two instances', { database: { instances: 2 } }],
  ['a database that may forget', { database: { parameters: { fsync: 'off' } } }],
  ['commits that wait for nobody', { database: { parameters: { synchronous_commit: 'local' } } }],
  ['the word for a single server', { house: { settings: { DATABASE_NODES: 'one-and-nothing-takes-over' } } }],
  ['a site without https', { house: { publicUrl: 'http://play.example' } }],
  ['backups to nowhere', { database: { backup: { method: 'objectStore' } } }],
  ['a misspelt value', { databse: {} }],
])('[SCALE-010] the chart refuses %s', (_, also) => {
  const smallest = values(valuesOf('smallest'))
  expect(validateValues(smallest)).toBe(true)
  expect(validateValues(merged(smallest, also))).toBe(false)
})
