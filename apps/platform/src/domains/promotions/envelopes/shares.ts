import type { Vault } from '@baize/server-kit/secrets/vault'

const contextOf = (promotionId: bigint) => `envelopes:${promotionId}`

/** As many digits as the largest amount has: sealed texts are as long as what they hold. */
const digits = 19

/** The shares of a window as they lie in the database: nobody who reads it knows which one comes next, nor how they are cut. */
export const sealShares = (vault: Vault, promotionId: bigint, shares: readonly bigint[]): string =>
  vault.sealText(JSON.stringify(shares.map(units => String(units).padStart(digits, '0'))), contextOf(promotionId))

/** The shares of a window in the order in which they are handed out. */
export const openShares = (vault: Vault, promotionId: bigint, sealed: string): bigint[] =>
  (JSON.parse(vault.unsealText(sealed, contextOf(promotionId))) as string[]).map(BigInt)
