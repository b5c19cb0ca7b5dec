import pg from 'pg'

const INT8 = 20
const INT8_ARRAY = 1016

/** Amounts and ids are bigint in SQL and BigInt here; numeric stays a string, so that no floating point touches money. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8) return BigInt
    if (oid === INT8_ARRAY) return parseBigintArray
    return pg.types.getTypeParser(oid, format)
  }) as pg.CustomTypesConfig['getTypeParser'],
}

/** Text form of a one-dimensional int8[], such as {1,NULL,3}. */
export function parseBigintArray(text: string): (bigint | null)[] {
  if (text === '{}') return []
  return text
    .slice(1, -1)
    .split(',')
    .map(item => (item === 'NULL' ? null : BigInt(item)))
}
