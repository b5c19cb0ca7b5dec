import { ConfigError } from '@baize/server-kit/read-variables'
import { expect, test } from 'vitest'
import { misspeltVariables, readConfig } from './config.ts'

/** What real money needs at least. */
const realMoney = {
  REAL_MONEY: 'on',
  ...{ PUBLIC_URL: 'https://play.example', TRUSTED_PROXIES: '1' },
  DATABASE_URL: 'postgres://host/name',
  BEACON_URL: `https://beacon.example/${'0a'.repeat(32)}`,
}

test('defaults are enough to start', () => {
  expect(readConfig({})).toMatchObject({ PORT: 8080, BAIZE_DATA: '.baize', REAL_MONEY: false })
})

test('all faults are told together, each with its variable', () => {
  expect(() => readConfig({ PORT: '70000', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud' })).toThrow(
    /PORT.*\n.*DATABASE_URL.*\n.*LOG_LEVEL/,
  )
})

test('real money is refused without a durable database', () => {
  expect(() => readConfig({ REAL_MONEY: 'on' })).toThrow(ConfigError)
})

test('the owner of a database is named beside the database', () => {
  const owner = 'postgres://owner@host/name'
  expect(() => readConfig({ DATABASE_OWNER_URL: owner, STUDIO_DATABASE_OWNER_URL: owner })).toThrow(
    /DATABASE_OWNER_URL: needs DATABASE_URL.*\n.*STUDIO_DATABASE_OWNER_URL: needs STUDIO/,
  )
  const given = { DATABASE_URL: 'postgres://app@host/name', DATABASE_OWNER_URL: owner }
  expect(readConfig(given)).toMatchObject(given)
})

test('[DEPLOY-002] mails of a house with real money bear a sender of its own', () => {
  const given = { ...realMoney, SMTP_URL: 'smtps://mail.example:465' }
  expect(() => readConfig(given)).toThrow(/SMTP_URL: needs MAIL_FROM/)
  expect(readConfig({ ...given, MAIL_FROM: 'Harbour <desk@house.example>' }).REAL_MONEY).toBe(true)
})

test('[DOOR-012] real money is refused without public randomness for draws', () => {
  const given = { ...realMoney, BEACON_URL: undefined }
  expect(() => readConfig(given)).toThrow(/BEACON_URL/)
  const beacon = `https://api.drand.sh/${'0a'.repeat(32)}`
  expect(readConfig({ ...given, BEACON_URL: beacon }).REAL_MONEY).toBe(true)
})

test('[MEND-026] real money is refused without the address that members reach it by, in one line', () => {
  expect(() => readConfig({ ...realMoney, PUBLIC_URL: undefined })).toThrow(/REAL_MONEY: needs PUBLIC_URL[^\n]*$/)
})

test('keys of keys are named and have 32 bytes', () => {
  const key = Buffer.alloc(32).toString('base64')
  expect(readConfig({ BAIZE_KEY: `new:${key},old:${key}` }).BAIZE_KEY).toContain('old')
  for (const wrong of [key, 'id:short', `id:${key}=`])
    expect(() => readConfig({ BAIZE_KEY: wrong })).toThrow(/BAIZE_KEY/)
})

test('a public host without https is refused, because host-only cookies would be dropped', () => {
  expect(() => readConfig({ PUBLIC_URL: 'http://play.example' })).toThrow(/https/)
  expect(readConfig({ PUBLIC_URL: 'http://localhost:9000' }).PUBLIC_URL).toBe('http://localhost:9000')
})

test('[DOOR-001] a demo listens to this machine alone, unless it is said that everybody may be its operator', () => {
  const PUBLIC_DEMO = 'everybody-knows-the-operator-password'
  for (const open of [{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://demo.example', TRUSTED_PROXIES: '1' }]) {
    expect(() => readConfig(open)).toThrow(/PUBLIC_DEMO/)
    expect(() => readConfig({ ...open, PUBLIC_DEMO: 'on' })).toThrow(/PUBLIC_DEMO/)
    expect(readConfig({ ...open, PUBLIC_DEMO })).toMatchObject(open.HOST ? { HOST: '0.0.0.0' } : {})
    expect(readConfig({ ...open, ...realMoney }).REAL_MONEY).toBe(true)
  }
})

test('[DOOR-008] a public site names the proxies in front of it, or every caller would have the address of the last one', () => {
  const site = { ...realMoney, TRUSTED_PROXIES: undefined }
  expect(() => readConfig(site)).toThrow(/TRUSTED_PROXIES/)
  expect(readConfig({ ...site, TRUSTED_PROXIES: '1' }).TRUSTED_PROXIES).toBe(1)
})

test('a country header is taken from trusted proxies alone', () => {
  expect(() => readConfig({ COUNTRY_HEADER: 'cf-ipcountry' })).toThrow(/COUNTRY_HEADER.*TRUSTED_PROXIES/)
  expect(readConfig({ COUNTRY_HEADER: 'cf-ipcountry', TRUSTED_PROXIES: '1' }).COUNTRY_HEADER).toBe('cf-ipcountry')
})

test('of the server that measures visits only the origin counts', () => {
  expect(readConfig({ ANALYTICS_ORIGIN: 'https://tags.example/gtag?x=1' }).ANALYTICS_ORIGIN).toBe(
    'https://tags.example',
  )
  expect(() => readConfig({ ANALYTICS_ORIGIN: 'javascript:alert(1)' })).toThrow(/ANALYTICS_ORIGIN/)
})

test.each([
  ['PORT', 'eighty', /"eighty".*a whole number from 0 to 65535/],
  ['PORT', '70000', /"70000".*a whole number from 0 to 65535/],
  ['TRUSTED_PROXIES', '-1', /"-1".*a whole number from 0 to 5/],
  ['RATE_LIMIT_PER_MINUTE', '1.5', /"1.5".*a whole number from 1 to/],
  ['REAL_MONEY', 'true', /"true".*on or off/],
  ['BAIZE_ROLE', 'web', /"web".*all or api or studio or jobs/],
  ['DATABASE_NODES', 'one', /"one".*one-and-nothing-takes-over/],
  ['PUBLIC_URL', 'play.example', /"play.example".*https:\/\/play\.example/],
  ['BEACON_URL', 'https://api.drand.sh', /"https:\/\/api\.drand\.sh".*hash of a chain/],
  [
    'DATABASE_URL',
    'mysql://anna:hidden@host/name?key=hidden',
    /"mysql:\/\/anna:\*\*\*@host\/name\?\.\.\.".*postgresql:/,
  ],
  ['DATABASE_URL', 'postgres:anna:hidden@host', /"postgres:\*\*\*@host".*postgresql:/],
  ['DATABASE_OWNER_URL', 'host=h user=u password=hidden', /"host=h user=u password=\*\*\*".*postgresql:/],
  ['REDIS_URL', 'tcp://:hidden@push', /"tcp:\/\/:\*\*\*@push".*redis:\/\/host:6379/],
  ['SMTP_URL', 'anna:hidden@mail', /"anna:\*\*\*@mail".*smtps:/],
  ['BAIZE_KEY', 'hidden', /a secret of 6 characters.*id:base64/],
  ['METRICS_TOKEN', 'hidden', /a secret of 6 characters.*at least 32 characters/],
  ['COUNTRY_HEADER', 'cf ipcountry', /"cf ipcountry".*the name of a header/],
  ['ANALYTICS_ORIGIN', 'tags', /"tags".*https:\/\/tags\.example/],
  ['LOG_LEVEL', 'x'.repeat(900), /"x{80}\.\.\.".*fatal or error/],
])(
  '[DEPLOY-016] of a wrong %s it is said what is written, without secrets, and what is allowed: %s',
  (name, value, line) => {
    const fault = faultOf({ [name]: value })
    expect(fault).toMatch(new RegExp(`^Configuration:\\n  ${name}: ${line.source}[^\\n]*$`))
    expect(fault).not.toContain('hidden')
  },
)

const faultOf = (environment: Record<string, string>): string => {
  try {
    return `accepted: ${JSON.stringify(readConfig(environment))}`
  } catch (error) {
    return (error as Error).message
  }
}

test.each([
  ['DATBASE_URL', 'DATABASE_URL'],
  ['DATABSE_OWNER_URL', 'DATABASE_OWNER_URL'],
  ['BAIZE_KEYS', 'BAIZE_KEY'],
  ['PROT', 'PORT'],
  ['TRUSTED_PROXYS', 'TRUSTED_PROXIES'],
  ['REALMONEY', 'REAL_MONEY'],
])('[DEPLOY-016] %s is told to be hardly meant otherwise than %s', (written, meant) => {
  expect(misspeltVariables({ [written]: 'x' })).toEqual([`${written}: nobody reads it; did you mean ${meant}?`])
  expect(faultOf({ [written]: 'x', LOG_LEVEL: 'loud' })).toContain(`did you mean ${meant}?`)
  // Where the right one is given as well, the other is somebody else's.
  expect(misspeltVariables({ [written]: 'x', [meant]: 'y' })).toEqual([])
})

test('[DEPLOY-016] variables of others are left alone', () => {
  const others = [
    'PATH',
    'HOME',
    'HOSTNAME',
    'USER',
    'DATABASE_NAME',
    'DATABASE_PORT',
    'REDIS_HOST',
    'BAIZE_PORT',
    'SMTP_PORT',
  ]
  expect(misspeltVariables(Object.fromEntries([...others, 'npm_config_port'].map(name => [name, 'x'])))).toEqual([])
})
