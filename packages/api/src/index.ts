/** The browser-safe half of the contract: rows, codes, constants and types; no schema library comes along. */
export * from './constants.ts'
export * from './endpoint.ts'
export * from './endpoints/index.ts'
export type * from './errors.ts'
export * from './modules.ts'
export * from './operator-permissions.ts'
export * from './query.ts'
export type * from './types.ts'
