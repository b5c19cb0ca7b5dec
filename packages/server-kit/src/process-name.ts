import { hostname } from 'node:os'

/** This process as operators know it: host and number. */
export const processName = `${hostname()}:${process.pid}`
