import type { z } from 'zod'
import { misspeltNames } from './misspelt-names.ts'
import { withoutSecrets } from './without-secrets.ts'

/** Configuration that does not hold; the message lists every fault, one a line. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

const mostShown = 80

/**
 * Reads variables of the environment by their schema; one that is empty counts as not given. A fault tells what is written and
 * what is allowed: of a schema's own message it is the latter, as in "a whole number from 0 to 65535".
 * @param crossChecks faults of values that hold each by itself, but not together
 * @param known names that are read here or elsewhere, of which one may have been meant by a name that nobody reads
 * @throws ConfigError naming all faulty variables together
 */
export function readVariables<S extends z.ZodObject>(
  variables: S,
  environment: Record<string, string | undefined>,
  crossChecks: (values: z.output<S>) => string[],
  known = Object.keys(variables.shape),
): Readonly<z.output<S>> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = variables.safeParse(given)
  const faults = parsed.success ? crossChecks(parsed.data) : parsed.error.issues.map(issue => faultOf(issue, given))
  if (parsed.success && faults.length === 0) return Object.freeze(parsed.data)
  throw new ConfigError(`Configuration:\n  ${[...faults, ...misspeltNames(known, environment)].join('\n  ')}`)
}

function faultOf(issue: z.core.$ZodIssue, given: Record<string, string | undefined>): string {
  const name = String(issue.path[0])
  const allowed = issue.code === 'invalid_value' ? issue.values.join(' or ') : issue.message
  return `${name}: ${writtenIn(name, given[name] ?? '')} is not allowed, write ${allowed}`
}

function writtenIn(name: string, value: string): string {
  if (/SECRET|TOKEN|KEY|PASSWORD/.test(name)) return `a secret of ${value.length} characters`
  const shown = withoutSecrets(value)
  return JSON.stringify(shown.length > mostShown ? `${shown.slice(0, mostShown)}...` : shown)
}
