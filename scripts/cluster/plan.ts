/** Addresses of the laboratory, in a network of its own that no other host is in (RFC 2544 keeps the range for measuring). */
export const middle = '198.18.0.1'

export const databaseNames = ['pg1', 'pg2', 'pg3'] as const
export type DatabaseName = (typeof databaseNames)[number]

export const ports = {
  etcd: 2379,
  /** The primary, wherever it is. */
  primary: 5000,
  valkey: 6379,
  front: 8080,
  postgres: 5432,
  pooler: 6432,
  /** Where Patroni says how its server stands. */
  patroni: 8008,
} as const

/** Programs of the platform: their role, and the port in the middle. */
export const servers = {
  api1: { role: 'api', port: 8101 },
  api2: { role: 'api', port: 8102 },
  studio1: { role: 'studio', port: 8201 },
  studio2: { role: 'studio', port: 8202 },
  jobs1: { role: 'jobs', port: 8301 },
} as const
export type ServerName = keyof typeof servers

export const serverNames = Object.keys(servers) as ServerName[]
export const poolerOf = { pg1: 'pool1', pg2: 'pool2', pg3: 'pool3' } as const

export const addressOf = (name: DatabaseName): string => `198.18.0.${11 + databaseNames.indexOf(name)}`
/** Where a server of the platform answers, from inside. */
export const urlOf = (name: ServerName): string => `http://${middle}:${servers[name].port}`
export const frontUrl = `http://${middle}:${ports.front}`
