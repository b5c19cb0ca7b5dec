import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readConfig } from '@baize/platform/kernel/config'
import { configSource, envExample } from '../env-example.ts'

/** A file of the project, as text. */
export const projectFile = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8')

/** A process of the house, as a file of a deployment describes it. */
export interface HousePart {
  name: string
  /** What it runs; undefined where it is what the image runs. */
  command: readonly string[] | undefined
  environment: Record<string, string>
}

/** Passwords that stand in addresses of the same file. */
const helpers = ['APP_PASSWORD', 'OWNER_PASSWORD', 'ORACLE_PASSWORD', 'VALKEY_PASSWORD']
/** Words by which somebody says that money may be lost. */
const weakenings = ['DATABASE_NODES', 'DATABASE_ROLES', 'PUBLIC_DEMO']
const needed = ['BAIZE_KEY', 'REDIS_URL', 'METRICS_TOKEN', 'CURRENCY', 'MERCHANT_CODE', 'BRAND_NAME']

const known = [...envExample(configSource()).matchAll(/^#([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name!)

/** What the image sets by itself. */
const ofImage = Object.fromEntries(
  /^ENV (.*)$/m
    .exec(projectFile('Dockerfile'))![1]!
    .split(' ')
    .map(pair => pair.split('=') as [string, string]),
)

/** Why the platform would not start a part, or would start it as something other than a house with real money: a line each. */
export function faultsOf({ name, command, environment }: HousePart): string[] {
  const own = Object.keys(environment).filter(variable => !helpers.includes(variable))
  const faults = [
    ...own.filter(variable => !known.includes(variable)).map(variable => `${variable} is read by nobody`),
    ...weakenings.filter(variable => environment[variable]).map(variable => `${variable} is given`),
  ]
  const isCommand = command?.[0] === 'npm'
  const roles = {
    DATABASE_URL: 'baize_app',
    DATABASE_OWNER_URL: 'baize_owner',
    STUDIO_ORACLE_DATABASE_URL: 'baize_oracle',
  }
  for (const [variable, role] of Object.entries(roles)) {
    const isTold = environment[variable] !== undefined
    const needs = { DATABASE_URL: true, DATABASE_OWNER_URL: isCommand }[variable] ?? environment.BAIZE_ROLE === 'studio'
    if (isTold !== needs) faults.push(`${variable} ${needs ? 'is missing' : 'is told to it'}`)
    if (isTold && new URL(environment[variable]!).username !== role) faults.push(`${variable} is not of ${role}`)
  }
  if (!isCommand) {
    faults.push(...needed.filter(variable => !environment[variable]).map(variable => `${variable} is missing`))
    if (environment.REAL_MONEY !== 'on') faults.push('REAL_MONEY is not on')
    try {
      readConfig({ ...ofImage, ...environment })
    } catch (error) {
      faults.push((error as Error).message)
    }
  }
  return faults.map(fault => `${name}: ${fault}`)
}

/** How many parts there are of each role. */
export const countRoles = (parts: readonly HousePart[]): Record<string, number> =>
  parts.reduce<Record<string, number>>((counts, { environment: { BAIZE_ROLE: role } }) => {
    if (role) counts[role] = (counts[role] ?? 0) + 1
    return counts
  }, {})
