/** The half of the platform's signing key that providers may know, by key id. */
export function publicSigningKeys({ d: _private, ...jwk }: JsonWebKey & { kid?: string }): Record<string, JsonWebKey> {
  return { [jwk.kid ?? '']: jwk }
}
