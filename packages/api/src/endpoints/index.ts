import type { Endpoint } from '../endpoint.ts'
import { firstEndpoints } from './first.ts'
import { lateEndpoints } from './late.ts'
import { deskEndpoints } from './operator/index.ts'

/** The endpoint table. An operation's name is its handler, its client call, its test and its audit event. */
export const endpoints = { ...firstEndpoints, ...lateEndpoints, ...deskEndpoints }

export type EndpointName = keyof typeof endpoints

export const endpointNames = Object.keys(endpoints) as EndpointName[]

/** The row of an operation, typed by the common shape. */
export const endpoint = (name: EndpointName): Endpoint => endpoints[name]
