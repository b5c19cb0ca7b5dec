import { randomBytes } from 'node:crypto'

/** Passwords of the roles of a laboratory's database, and the key of keys of its house: new ones for each. */
export interface Secrets {
  superuser: string
  replicator: string
  rewinder: string
  owner: string
  app: string
  oracle: string
  keyOfKeys: string
}

const word = () => randomBytes(18).toString('base64url')

export const newSecrets = (): Secrets => ({
  ...{ superuser: word(), replicator: word(), rewinder: word(), owner: word(), app: word(), oracle: word() },
  keyOfKeys: `lab:${randomBytes(32).toString('base64')}`,
})
