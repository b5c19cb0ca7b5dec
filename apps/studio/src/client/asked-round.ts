const roundId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The round whose verification the page around asked for when it opened the game; null when it asked for none. */
export function askedRound(): string | null {
  const asked = new URLSearchParams(location.hash.slice(1)).get('round') ?? ''
  return roundId.test(asked) ? asked : null
}
