import type { FastifyRequest } from 'fastify'

/** The country code that a trusted proxy names for a request, or null when there is no such proxy or it knows none. */
export type CountryOf = (request: Pick<FastifyRequest, 'headers'>) => string | null

/** Codes that proxies send for "unknown" and for the Tor network. */
const noCountry = new Set(['XX', 'T1'])

/** @param header name of the proxies' header; without one no country is known */
export const countryFromHeader =
  (header: string | undefined): CountryOf =>
  ({ headers }) => {
    const value = header ? headers[header.toLowerCase()] : undefined
    const code = typeof value === 'string' ? value.trim().toUpperCase() : ''
    return /^[A-Z]{2}$/.test(code) && !noCountry.has(code) ? code : null
  }
