import type { z } from 'zod'

/** Configuration that does not hold; the message lists every fault, one a line. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/**
 * Reads variables of the environment by their schema; one that is empty counts as not given.
 * @param crossChecks faults of values that hold each by itself, but not together
 * @throws ConfigError naming all faulty variables together
 */
export function readVariables<S extends z.ZodType>(
  variables: S,
  environment: Record<string, string | undefined>,
  crossChecks: (values: z.output<S>) => string[],
): Readonly<z.output<S>> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = variables.safeParse(given)
  const faults = parsed.success
    ? crossChecks(parsed.data)
    : parsed.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`)
  if (!parsed.success || faults.length > 0) throw new ConfigError(`Configuration:\n  ${faults.join('\n  ')}`)
  return Object.freeze(parsed.data)
}
