/** The public keys that the platform signs its calls by, as a key set (RFC 7517), and what calls to it name as their recipient. */
export interface PlatformKeySet {
  keys: (JsonWebKey & { kid: string; use: 'sig'; alg: 'EdDSA' })[]
  audience: string
}

/**
 * @param signingKeys public keys by key id
 * @param audience what a call to this platform names as its recipient
 */
export const keySetOf = (signingKeys: Record<string, JsonWebKey>, audience: string): PlatformKeySet => ({
  keys: Object.entries(signingKeys).map(([kid, { kty, crv, x }]) => ({
    ...{ kty, crv, x },
    kid,
    use: 'sig',
    alg: 'EdDSA',
  })),
  audience,
})
