/**
 * What version 2 of the wallet protocol signs before the body: the call and its recipient, so that a signature holds for
 * one call of one recipient alone. Version 1 signs the body alone. See docs/wallet-protocol.md.
 * @param path the protocol's own path, such as /wallet/v1/bet or /game/url, without what a proxy puts before it
 * @param audience for calls to a platform the RFC 7638 thumbprint (SHA-256, base64url) of its public signing key; for calls
 *   to a provider its code
 */
export const signedPrefix = (path: string, audience: string): string => `BAIZE-2\nPOST ${path}\n${audience}\n`
