import { createHash } from 'node:crypto'

/** Tokens are 256 random bits, so a plain digest is enough to keep them from being read out of the table. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Usernames are compared without regard to case. */
export const usernameKey = (username: string): string => username.normalize('NFKC').toLowerCase()
