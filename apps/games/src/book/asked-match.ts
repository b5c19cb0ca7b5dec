const fixtureId = /^[A-Z]\d(\.\d{1,6}){3}$/

/** The match on whose page the site opened the book; null where it named none. */
export function askedMatch(): string | null {
  const asked = new URLSearchParams(location.hash.slice(1)).get('match') ?? ''
  return fixtureId.test(asked) ? asked : null
}
