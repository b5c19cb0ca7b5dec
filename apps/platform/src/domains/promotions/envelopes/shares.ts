import type { Vault } from '@baize/server-kit/secrets/vault'

const contextOf = (promotionId: bigint) => `envelopes:${promotionId}`

/** The shares of a window as they lie in the database: nobody who reads it knows which one comes next. */
export const sealShares = (vault: Vault, promotionId: bigint, shares: readonly bigint[]): string =>
  vault.sealText(JSON.stringify(shares.map(String)), contextOf(promotionId))

/** The shares of a window in the order in which they are handed out. */
export const openShares = (vault: Vault, promotionId: bigint, sealed: string): bigint[] =>
  (JSON.parse(vault.unsealText(sealed, contextOf(promotionId))) as string[]).map(BigInt)
