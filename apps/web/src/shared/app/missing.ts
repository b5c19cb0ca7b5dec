/** True when an answer says that what an address names is not there, in whatever shape the error has come here. */
export function saysMissing(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code
  return code === 'not_found' || code === 'invalid_input'
}
