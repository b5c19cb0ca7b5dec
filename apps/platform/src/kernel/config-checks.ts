import { isLocal } from '@baize/server-kit/http/own-names'
import type { Config } from './config.ts'
import { isOpenToOthers } from './open-to-others.ts'

/** Faults of the addresses of databases, of those that are read. */
export function databaseChecks(config: Partial<Config>): string[] {
  const faults: string[] = []
  if (config.DATABASE_OWNER_URL && !config.DATABASE_URL)
    faults.push('DATABASE_OWNER_URL: needs DATABASE_URL; the embedded database makes its two roles itself')
  if (config.STUDIO_DATABASE_OWNER_URL && !config.STUDIO_DATABASE_URL)
    faults.push('STUDIO_DATABASE_OWNER_URL: needs STUDIO_DATABASE_URL')
  return faults
}

/** Faults of variables that hold each by itself, but not together. */
export function crossChecks(config: Config): string[] {
  const faults: string[] = []
  if (config.REAL_MONEY && !config.DATABASE_URL) faults.push('REAL_MONEY: needs DATABASE_URL, a durable database')
  if (config.REAL_MONEY && !config.PUBLIC_URL) faults.push('REAL_MONEY: needs PUBLIC_URL, where members reach the site')
  if (config.REAL_MONEY && config.SMTP_URL && config.MAIL_FROM.endsWith('@localhost>'))
    faults.push('SMTP_URL: needs MAIL_FROM, the sender that members see')
  faults.push(...databaseChecks(config))
  const { BAIZE_ROLE: role } = config
  if (role !== 'all' && !config.DATABASE_URL)
    faults.push(`DATABASE_URL: the role ${role} shares a database with others`)
  if (role === 'studio' && !config.WALLET_URL)
    faults.push('WALLET_URL: the role studio needs to know where the platform is')
  if ((role === 'api' || role === 'jobs') && !config.STUDIO_URL)
    faults.push(`STUDIO_URL: the role ${role} needs to know where the studio is`)
  if (config.REAL_MONEY && !config.BEACON_URL) faults.push('REAL_MONEY: needs BEACON_URL, randomness that nobody knows')
  if (config.COUNTRY_HEADER && config.TRUSTED_PROXIES === 0)
    faults.push('COUNTRY_HEADER: needs TRUSTED_PROXIES, or anybody could name any country')
  const url = config.PUBLIC_URL ? new URL(config.PUBLIC_URL) : null
  const isPublic = url !== null && !isLocal(url.hostname)
  if (isPublic && url.protocol !== 'https:')
    faults.push('PUBLIC_URL: hosts other than localhost need https, or browsers drop the session cookies')
  if (isPublic && url.protocol === 'https:' && config.TRUSTED_PROXIES === 0)
    faults.push('PUBLIC_URL: needs TRUSTED_PROXIES, since what ends the https in front is every caller to the server')
  if (config.CONSOLE_URL && url && new URL(config.CONSOLE_URL).host === url.host)
    faults.push('CONSOLE_URL: needs a host other than that of PUBLIC_URL; leave it out for a console beside the site')
  if (config.CONSOLE_URL?.startsWith('http:') && !isLocal(new URL(config.CONSOLE_URL).hostname))
    faults.push('CONSOLE_URL: hosts other than localhost need https, or browsers drop the session cookies')
  if (!config.REAL_MONEY && !config.PUBLIC_DEMO && isOpenToOthers(config))
    faults.push(
      `${isPublic ? 'PUBLIC_URL' : 'HOST'}: a demo is for this machine alone, since its operator has a published password; set REAL_MONEY=on, or PUBLIC_DEMO=everybody-knows-the-operator-password`,
    )
  if (!config.GOOGLE_CLIENT_ID !== !config.GOOGLE_CLIENT_SECRET)
    faults.push('GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET: set both or neither')
  if (!config.FACEBOOK_CLIENT_ID !== !config.FACEBOOK_CLIENT_SECRET)
    faults.push('FACEBOOK_CLIENT_ID, FACEBOOK_CLIENT_SECRET: set both or neither')
  const sendsTraces = config.OTEL_EXPORTER_OTLP_ENDPOINT ?? config.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT
  if (sendsTraces && config.OTEL_EXPORTER_OTLP_PROTOCOL && config.OTEL_EXPORTER_OTLP_PROTOCOL !== 'http/json')
    faults.push('OTEL_EXPORTER_OTLP_PROTOCOL: traces are sent as http/json; write that, or leave it out')
  if (config.SMS_GATEWAY_URL && !config.SMS_GATEWAY_TOKEN) faults.push('SMS_GATEWAY_URL: needs SMS_GATEWAY_TOKEN')
  return faults
}
