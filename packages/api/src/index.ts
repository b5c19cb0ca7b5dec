/**
 * The browser-safe half of the contract: codes, constants and types; no schema library comes along. Rows are reached by
 * their own modules, so that a browser loads those of its first screens alone: `endpoints/index.ts` has all of them.
 */
export * from './chat.ts'
export * from './constants.ts'
export * from './contracts.ts'
export * from './endpoint.ts'
export type { EndpointName } from './endpoints/index.ts'
export type * from './errors.ts'
export * from './modules.ts'
export type { BuiltInRole, OperatorPermission } from './operator-permissions.ts'
export * from './query.ts'
export type * from './types.ts'
export * from './waiting.ts'
export * from './word-count.ts'
