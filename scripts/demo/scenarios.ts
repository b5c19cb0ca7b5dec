import type { ModuleId, RequestOf } from '@baize/api'
import { moduleIds, modules } from '@baize/api/modules'
import type { BrandChanges } from '@baize/api/schemas/brand-settings'
import { brandSettings } from '@baize/api/schemas/brand-settings'
import { demoBrand } from '../../apps/platform/src/demo/brand.ts'

/** What operators change so that something of the product can be met. */
export interface Scenario {
  /** What there is to see, and where. */
  shows: string
  path: string
  brand?: (deployment: Deployment) => BrandChanges
  modules?: Partial<Record<ModuleId, boolean>>
  /** Fields of registration that it asks for; they are off in the demo. */
  fields?: readonly string[]
}

/** The running demo that a scenario is for. */
export interface Deployment {
  nowMs: number
  /** Host of the site with its port. */
  host: string
}

const hourMs = 3_600_000
/** Where somebody who tries the demo comes from. */
const nearby = ['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '::1/128', 'fc00::/7']

const named: Record<string, Scenario> = {
  closed: {
    shows: 'the maintenance screen, with its end in an hour',
    path: '/',
    brand: ({ nowMs }) => ({
      maintenance: {
        enabled: true,
        endTime: new Date(nowMs + hourMs).toISOString(),
        info: {},
        staffAddresses: [],
      },
    }),
  },
  region: {
    shows: 'the screen for a place that the site is closed to, which here is this machine and its network',
    path: '/',
    brand: () => ({ restriction: { countries: [], addresses: nearby } }),
  },
  guard: {
    shows: 'a site that shows visitors nothing but sign-in, registration and help',
    path: '/rng',
    brand: () => ({ loggedInToHome: true }),
  },
  'agent-site': {
    shows: 'the site of agents on a host of its own, where members cannot sign in',
    path: '//agents.localhost/login',
    brand: ({ host }) => ({ agentHosts: [`agents.localhost${portOf(host)}`] }),
  },
  'vendor-wallets': {
    shows: 'a wallet for each vendor, with transfers between them and one press that collects all; sign in as player',
    path: '/?centre=transferFund',
    brand: () => ({ singleWallet: false }),
  },
  'pool-jackpot': {
    shows: 'a jackpot that is an account of the ledger and grows with every stake',
    path: '/',
    brand: () => ({ jackpot: { ...brandSettings.parse({}).jackpot, source: 'pool' } }),
  },
  slider: {
    shows: 'the puzzle that guards sign-in and codes',
    path: '/login',
    modules: { LOGIN_SLIDER: true },
  },
  social: {
    shows: 'sign-in with Google and Facebook, for which a sample identity provider of this demo stands in',
    path: '/login',
    modules: { LOGIN_GOOGLE: true, LOGIN_FACEBOOK: true },
  },
  firebase: {
    shows: 'registration and sign-in by codes of Firebase, for which this demo stands in; they come to /dev/outbox',
    path: '/login',
    modules: { FIREBASE_SMS: true },
  },
  'full-registration': {
    shows:
      'a registration that asks for a captcha, a withdrawal password and two optional fields; choose its mobile tab',
    path: '/register',
    fields: ['captcha', 'paymentPassword', 'payeeName', 'whatsapp'],
  },
  whatsapp: {
    shows: 'bonuses that ask for a WhatsApp number in place of a Zalo one',
    path: '/promotions',
    brand: () => ({ bonusContact: 'WHATSAPP' }),
  },
  'single-session': {
    shows: "a sign-in that ends the member's older ones: sign in as player in two browsers",
    path: '/login',
    brand: () => ({ singleSession: true }),
  },
}

const portOf = (host: string): string => /:\d+$/.exec(host)?.[0] ?? ''

/** Each module that is on can be switched off: what it offers hides, and its calls refuse. */
const without = Object.fromEntries(
  moduleIds
    .filter(id => modules[id].on)
    .map((id): [string, Scenario] => [
      `without-${id.toLowerCase().replaceAll('_', '-')}`,
      { shows: `the site without its module ${id}`, path: '/', modules: { [id]: false } },
    ]),
)

export const scenarios: Readonly<Record<string, Scenario>> = { ...named, ...without }
/** Those that are listed one by one. */
export const namedScenarios: readonly string[] = Object.keys(named)

const withFields = (fields: readonly string[] = [], enabled: boolean): Changes['fields'] =>
  Object.fromEntries(fields.map(field => [field, { enabled }]))

/** What turns a scenario on. */
export const doing = (scenario: Scenario, deployment: Deployment): Changes => ({
  brand: scenario.brand?.(deployment) ?? {},
  modules: scenario.modules ?? {},
  fields: withFields(scenario.fields, true),
})

/** What puts back all that a scenario changes: the demo's own settings, else the defaults. */
export function undoing(scenario: Scenario, deployment: Deployment): Changes {
  const usual = brandSettings.parse(demoBrand)
  const keys = Object.keys(scenario.brand?.(deployment) ?? {}) as (keyof BrandChanges & keyof typeof usual)[]
  const ids = Object.keys(scenario.modules ?? {}) as ModuleId[]
  return {
    brand: Object.fromEntries(keys.map(key => [key, usual[key]])),
    modules: Object.fromEntries(ids.map(id => [id, modules[id].on])),
    fields: withFields(scenario.fields, false),
  }
}

export interface Changes {
  brand: BrandChanges
  modules: Partial<Record<ModuleId, boolean>>
  /** Rules of registration fields. */
  fields: RequestOf<'members.saveFields'>['changes']
}
