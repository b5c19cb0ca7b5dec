import { join } from 'node:path'
import { misspeltNames } from '@baize/server-kit/misspelt-names'
import { readVariables } from '@baize/server-kit/read-variables'
import { z } from 'zod'
import { crossChecks, databaseChecks } from './config-checks.ts'

const flag = z.enum(['on', 'off']).transform(value => value === 'on')
const secret = z.string().min(32, 'at least 32 characters')
const url = (example: string) => z.url(`an address such as ${example}`)
const postgres = z
  .string()
  .refine(
    text => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text),
    'postgresql://user:password@host:5432/database',
  )

/** Addresses that commas part. */
const postgresList = z
  .string()
  .transform(text => text.split(',').map(part => part.trim()))
  .pipe(z.array(postgres))

function wholeNumber(least: number, most: number) {
  const allowed = `a whole number from ${least} to ${most}`
  return z.coerce.number(allowed).int(allowed).min(least, allowed).max(most, allowed)
}

/** Of the standard, and share of traces that `traceidratio` keeps. */
const samplers = [
  ...(['always_on', 'always_off', 'traceidratio'] as const),
  ...(['parentbased_always_on', 'parentbased_always_off', 'parentbased_traceidratio'] as const),
] as const
const aShare = 'a number from 0 to 1'
const share = z.coerce.number(aShare).min(0, aShare).max(1, aShare)

/** Every environment variable of a deployment, with its default. What a brand may switch lives in the database. */
const variables = z.object({
  /** Port of the one HTTP server. */
  PORT: wholeNumber(0, 65_535).default(8080),
  /** Address to listen on; loopback unless a deployment says otherwise. */
  HOST: z.string().default('127.0.0.1'),
  /** Where browsers reach the site. Hosts other than localhost need https for host-only cookies and WebCrypto. */
  PUBLIC_URL: url('https://play.example').optional(),
  /**
   * Where operators reach their console, on a host of its own that answers nothing else; unset it stands at /console beside the
   * site.
   */
  CONSOLE_URL: url('https://desk.example').optional(),
  /**
   * What this process is: everything, as on a laptop, or a part of a deployment, of which any number may run side by side
   * on one database: the site and its calls, the house's games, or what the clock starts.
   */
  BAIZE_ROLE: z.enum(['all', 'api', 'studio', 'jobs']).default('all'),
  /** Where the platform's processes reach the studio, and the studio the platform, where they run apart. */
  STUDIO_URL: url('http://10.0.0.5:8080').optional(),
  WALLET_URL: url('http://10.0.0.4:8080').optional(),
  /** Folder of everything that the embedded services write. */
  BAIZE_DATA: z.string().min(1).default('.baize'),
  /** A PostgreSQL of the deployment; without it the embedded one is started. */
  DATABASE_URL: postgres.optional(),
  /**
   * The same database as the role that owns its tables and may make new ones. A process without it runs no migrations, unless
   * the role of DATABASE_URL owns the tables itself.
   */
  DATABASE_OWNER_URL: postgres.optional(),
  /**
   * Standbys of DATABASE_URL, parted by commas, that answer reads which may be two seconds old: records, reports and boards. One that is
   * further behind, or gone, answers nothing until it is back.
   */
  DATABASE_REPLICA_URLS: postgresList.optional(),
  /** The studio's own database, and its owner; without it a schema beside the platform's. */
  STUDIO_DATABASE_URL: postgres.optional(),
  STUDIO_DATABASE_OWNER_URL: postgres.optional(),
  /** The studio's database as the role baize_oracle, which alone reads what decides the fixtures of the book. */
  STUDIO_ORACLE_DATABASE_URL: postgres.optional(),
  /**
   * Public randomness for the draws of lotteries, such as https://api.drand.sh/52db9ba7...: a drand address that ends in
   * the hash of its chain, of the scheme bls-unchained-g1-rfc9380 (unchained on G1, RFC 9380); another one ends the start.
   * Without one, draws follow from their committed seeds alone.
   */
  BEACON_URL: z
    .url('an address that ends in the hash of a chain')
    .regex(/\/[0-9a-f]{64}\/?$/, 'an address that ends in the hash of a chain, 64 hexadecimal digits')
    .optional(),
  /**
   * Keys that wrap those which secrets in the database are sealed with, as id:base64 of 32 bytes, separated by commas; the
   * first one wraps, the others still open. Without it a key lies in a file of the data folder.
   */
  BAIZE_KEY: z
    .string()
    .regex(
      /^[\w-]{1,40}:[A-Za-z0-9+/]{43}=(,[\w-]{1,40}:[A-Za-z0-9+/]{43}=)*$/,
      'id:base64 of 32 bytes each, separated by commas',
    )
    .optional(),
  /**
   * Covers of the first games of each lobby are drawn as the site starts, before anybody asks. Off where a cache in front has
   * them, or where each is to be drawn as it is asked for.
   */
  DRAW_COVERS_AHEAD: flag.default(true),
  /** Redis for rate limits and push across processes. */
  REDIS_URL: z.string().startsWith('redis', 'redis://host:6379').optional(),
  /** Signs visitor tokens. A random one is kept in the data folder when unset. */
  VISITOR_TOKEN_SECRET: secret.optional(),
  /** Number of trusted reverse proxies in front of the server. */
  TRUSTED_PROXIES: wholeNumber(0, 5).default(0),
  /** Header in which the trusted proxies name the visitor's country, such as cf-ipcountry. */
  COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,60}$/, 'the name of a header, such as cf-ipcountry')
    .optional(),
  /** Public ids of the sign-in channels; each channel is offered when its switch is on as well. */
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  FACEBOOK_CLIENT_ID: z.string().min(1).optional(),
  FIREBASE_API_KEY: z.string().min(1).optional(),
  FIREBASE_PROJECT_ID: z.string().min(1).optional(),
  /** Real money stays off until a deployment has a durable database, a payment provider and licence details. */
  REAL_MONEY: flag.default(false),
  /** Currency of the books of real money, such as VND: the first start writes it down, and it stays. */
  CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/, 'three capitals, such as VND')
    .optional(),
  /**
   * Code of a house with real money, such as HARBOUR, and in small letters its name in cookies: the first start writes it down, and it
   * stays.
   */
  MERCHANT_CODE: z
    .string()
    .regex(/^[A-Z][A-Z0-9]{1,19}$/, '2 to 20 capitals and digits, such as HARBOUR')
    .optional(),
  /** What members call a house with real money as it opens; operators change it by site.saveBrand. */
  BRAND_NAME: z.string().trim().min(1).max(40, 'at most 40 characters').optional(),
  /**
   * Opens a demo to others than this machine. Its operator's password is published, so the value says what that means:
   * everybody-knows-the-operator-password.
   */
  PUBLIC_DEMO: z.literal('everybody-knows-the-operator-password').optional(),
  /** Says that real money lies on a single database server, so that none takes over when it is lost. */
  DATABASE_NODES: z.literal('one-and-nothing-takes-over').optional(),
  /** Says that real money is kept by a role that could change what was booked, as its tables are its own. */
  DATABASE_ROLES: z.literal('one-and-it-may-rewrite-history').optional(),
  /**
   * File to which the signed heads of audit and ledger are added each night, best on storage that only takes more. Without
   * it a file of the data folder.
   */
  HEADS_FILE: z.string().min(1).optional(),
  /** Bearer token that opens /metrics, and how jobs stand at /readyz. */
  METRICS_TOKEN: secret.optional(),
  /**
   * Where traces go, an OTLP collector such as http://collector.example:4318; the second names the whole address for traces alone.
   * Without either nothing of it is loaded. Headers, time-outs and bounds of the queue are the standard's, OTEL_EXPORTER_OTLP_HEADERS and
   * so on.
   */
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http://collector.example:4318').optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: url('http://collector.example:4318/v1/traces').optional(),
  /** Form of the traces, which is http/json. */
  OTEL_EXPORTER_OTLP_PROTOCOL: z.string().optional(),
  /** Which traces are kept, and of traceidratio the share. No caller's word changes it, so that the parentbased forms are the same. */
  OTEL_TRACES_SAMPLER: z.enum(samplers).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: share.default(1),
  /** Name of the process in traces; baize- and its role where unset. */
  OTEL_SERVICE_NAME: z.string().min(1).optional(),
  /** Mail server for outgoing mail, such as smtps://user:password@mail.example:465. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'smtps://user:password@mail.example:465')
    .optional(),
  /** Sender of outgoing mail, which real money has to name. */
  MAIL_FROM: z.string().default('Baize <no-reply@localhost>'),
  /** Gateway for text messages: takes a JSON POST of { to, text }. */
  SMS_GATEWAY_URL: url('https://sms.example/send').optional(),
  SMS_GATEWAY_TOKEN: z.string().optional(),
  /** Password that accounts may have been made with; whoever signs in with it must change it. */
  DEFAULT_PASSWORD: z.string().min(1).optional(),
  /** Secrets that go with the public ids of Google and Facebook, and who their tokens come from. */
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_ISSUER: url('https://accounts.google.com').default('https://accounts.google.com'),
  FACEBOOK_CLIENT_SECRET: z.string().min(1).optional(),
  FACEBOOK_ISSUER: url('https://www.facebook.com').default('https://www.facebook.com'),
  /** Where the public keys of Firebase's phone sign-in are. */
  FIREBASE_JWKS_URL: url('https://keys.example/jwks.json').default(
    'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
  ),
  /**
   * Tagging server that measures visits: it serves the script and takes its reports. Nothing is measured without one, nor
   * for a brand without an id.
   */
  ANALYTICS_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'an address such as https://tags.example' })
    .transform(url => new URL(url).origin)
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** Requests a minute and address that one row may take before it answers 429. */
  RATE_LIMIT_PER_MINUTE: wholeNumber(1, 1_000_000).default(600),
})

export type Config = Readonly<z.output<typeof variables>>

/**
 * Reads the environment once.
 * @throws ConfigError naming all faulty variables together
 */
export const readConfig = (environment: Record<string, string | undefined>): Config =>
  readVariables(variables, environment, crossChecks)

/**
 * Reads those alone that a command uses, so that nobody has to tell it the rest of a deployment.
 * @throws ConfigError naming all faulty variables together
 */
export const readSettings = <N extends keyof Config>(
  names: readonly N[],
  environment: Record<string, string | undefined>,
): Pick<Config, N> => {
  const picked = variables.pick(
    Object.fromEntries(names.map(name => [name, true])) as Partial<Record<keyof Config, true>>,
  )
  return readVariables(picked, environment, databaseChecks, Object.keys(variables.shape)) as Pick<Config, N>
}

/** A line for each given name that nobody reads, and that differs little from one that is read and not given. */
export const misspeltVariables = (environment: Record<string, string | undefined>): string[] =>
  misspeltNames(Object.keys(variables.shape), environment)

/**
 * Where the site is, for links that lead back to it. Without PUBLIC_URL only a loopback host is taken from the request,
 * since a caller may write any other there.
 */
export function siteOrigin(config: Pick<Config, 'PUBLIC_URL' | 'PORT'>, host: string): string {
  if (config.PUBLIC_URL) return new URL(config.PUBLIC_URL).origin
  return /^(localhost|127\.0\.0\.1)(:\d{1,5})?$/.test(host) ? `http://${host}` : `http://localhost:${config.PORT}`
}

/** Where the heads of audit and ledger are written down. */
export const headsFile = ({ HEADS_FILE, BAIZE_DATA }: Pick<Config, 'HEADS_FILE' | 'BAIZE_DATA'>): string =>
  HEADS_FILE ?? join(BAIZE_DATA, 'heads', 'heads.jws')
