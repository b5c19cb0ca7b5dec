/** Text form of an array of texts, as PostgreSQL reads it. */
export function textArray(values: readonly (string | null)[]): string {
  return `{${values.map(quote).join(',')}}`
}

/** Text form of an array of numbers, ids or hexadecimal digits, which need no quotes. */
export function numberArray(values: readonly (bigint | number | string | null | undefined)[]): string {
  return `{${values.map(value => value ?? 'NULL').join(',')}}`
}

function quote(value: string | null): string {
  if (value === null) return 'NULL'
  return /["\\]/.test(value) ? `"${value.replaceAll(/["\\]/g, '\\$&')}"` : `"${value}"`
}
