import { createHash } from 'node:crypto'

/** How game session tokens are stored and looked up; 256 random bits need no slow hash. */
export const walletTokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()
