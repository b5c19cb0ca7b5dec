import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import { type CountryResponse, Reader } from 'mmdb-lib'

/** The country that a request comes from, or null when nothing tells it. */
export type CountryOf = (request: Pick<FastifyRequest, 'headers' | 'ip'>) => string | null

/** Codes that proxies and registries write for "unknown" and for the Tor network. */
const noCountry = new Set(['XX', 'ZZ', 'T1'])
const codeOf = (text: unknown): string | null => {
  const code = typeof text === 'string' ? text.trim().toUpperCase() : ''
  return /^[A-Z]{2}$/.test(code) && !noCountry.has(code) ? code : null
}

/**
 * The country that a trusted proxy names for a request, else the one that the address registries' table has for its address.
 * The table comes with the packages, so that no lookup leaves this machine.
 * @param header name of the proxies' header, where there is one
 */
export const createCountryOf = (header: string | undefined): CountryOf => {
  const name = header?.toLowerCase()
  return ({ headers, ip }) => (name ? codeOf(headers[name]) : null) ?? countryOfAddress(ip)
}

const tableFile = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'
/** Entries of the table hold a code and nothing else, unlike those that the reader has types for. */
type Entry = { country_code?: string } | null
let table: Reader<CountryResponse> | null = null

/** Only addresses of the open internet belong to a country, so that a demo at home never reads the table. */
function countryOfAddress(text: string): string | null {
  if (!ipaddr.isValid(text)) return null
  const address = ipaddr.process(text)
  if (address.range() !== 'unicast') return null
  table ??= new Reader(readFileSync(createRequire(import.meta.url).resolve(tableFile)))
  return codeOf((table.get(address.toString()) as Entry)?.country_code)
}
