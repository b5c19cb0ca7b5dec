/**
 * One call of a game's page to the studio, as data. Paths name their parameters as `:id`; each is a field of the request,
 * beside those of the body, and every body carries the secret of its visit. All are posted as plain text: a browser asks before
 * every other kind of call of a frame without an origin, and keeps no answer to that, so that each would cost two round trips.
 */
export interface StudioEndpoint {
  /** It changes nothing; its fields are text, and it is posted below its path. */
  reads?: true
  path: `/studio/api/${string}`
  /** The kind of game whose visits may call; without it any. */
  game?: 'slot' | 'instant' | 'lottery' | 'table' | 'book' | 'duo'
}

/** Every call of the pages of games. What each takes and answers stands in `requests.ts` and `answers.ts`. */
export const studioEndpoints = {
  'visit.balance': { reads: true, path: '/studio/api/balance' },
  'room.match': { reads: true, path: '/studio/api/rooms/matches/:id', game: 'duo' },
  'slot.spin': { path: '/studio/api/spin', game: 'slot' },
  'slot.history': { reads: true, path: '/studio/api/rounds' },
  'slot.round': { reads: true, path: '/studio/api/rounds/:id' },
  'round.confirmShown': { path: '/studio/api/rounds/:id/cursor' },
  'round.record': { reads: true, path: '/studio/api/rounds/:id/record' },
  'seeds.state': { reads: true, path: '/studio/api/fairness' },
  'seeds.change': { path: '/studio/api/seeds' },
  'fish.ticket': { reads: true, path: '/studio/api/fish/tickets/:id' },
  'instant.rounds': { reads: true, path: '/studio/api/instant/rounds' },
  'instant.open': { path: '/studio/api/instant/rounds', game: 'instant' },
  'instant.choose': { path: '/studio/api/instant/rounds/:id/choices' },
  'instant.end': { reads: true, path: '/studio/api/instant/rounds/:id/end' },
  'lottery.games': { reads: true, path: '/studio/api/lottery/games', game: 'lottery' },
  'lottery.coming': { reads: true, path: '/studio/api/lottery/coming', game: 'lottery' },
  'lottery.held': { reads: true, path: '/studio/api/lottery/held', game: 'lottery' },
  'lottery.slips': { reads: true, path: '/studio/api/lottery/slips', game: 'lottery' },
  'lottery.placeSlip': { path: '/studio/api/lottery/slips', game: 'lottery' },
  'lottery.cancelSlip': { path: '/studio/api/lottery/slips/:id/cancel', game: 'lottery' },
  'lottery.chases': { reads: true, path: '/studio/api/lottery/chases', game: 'lottery' },
  'lottery.orderChase': { path: '/studio/api/lottery/chases', game: 'lottery' },
  'lottery.cancelChase': { path: '/studio/api/lottery/chases/:id/cancel', game: 'lottery' },
  'lottery.pool': { reads: true, path: '/studio/api/lottery/pool', game: 'lottery' },
  'lottery.proof': { reads: true, path: '/studio/api/lottery/tickets/:id/proof', game: 'lottery' },
  'table.time': { reads: true, path: '/studio/api/table/time', game: 'table' },
  'table.bet': { path: '/studio/api/table/bets', game: 'table' },
  'table.takeBack': { path: '/studio/api/table/bets/:slipId/back', game: 'table' },
  'table.bets': { reads: true, path: '/studio/api/table/bets', game: 'table' },
  'table.proof': { reads: true, path: '/studio/api/table/bets/:slipId/proof', game: 'table' },
  'table.rounds': { reads: true, path: '/studio/api/table/rounds', game: 'table' },
  'book.lobby': { reads: true, path: '/studio/api/book/lobby', game: 'book' },
  'book.list': { reads: true, path: '/studio/api/book/list', game: 'book' },
  'book.search': { reads: true, path: '/studio/api/book/search', game: 'book' },
  'book.fixture': { reads: true, path: '/studio/api/book/fixtures/:id', game: 'book' },
  'book.results': { reads: true, path: '/studio/api/book/results', game: 'book' },
  'book.standings': { reads: true, path: '/studio/api/book/standings', game: 'book' },
  'book.quote': { path: '/studio/api/book/quote', game: 'book' },
  'book.combine': { path: '/studio/api/book/combinations', game: 'book' },
  'book.place': { path: '/studio/api/book/slips', game: 'book' },
  'book.bets': { reads: true, path: '/studio/api/book/bets', game: 'book' },
  'book.bet': { reads: true, path: '/studio/api/book/bets/:id', game: 'book' },
  'book.cashOut': { path: '/studio/api/book/bets/:id/cash-out', game: 'book' },
  'book.proof': { reads: true, path: '/studio/api/book/bets/:id/proof', game: 'book' },
  'book.saveSettings': { path: '/studio/api/book/settings', game: 'book' },
} as const satisfies Record<string, StudioEndpoint>
export type StudioEndpointName = keyof typeof studioEndpoints

/** Where a call is posted. */
export const postedTo = ({ path, reads }: StudioEndpoint): string => (reads ? `${path}/read` : path)

/** Headers of a body that browsers send without asking before. */
export const plainHeaders = { 'content-type': 'text/plain;charset=UTF-8' } as const

/**
 * A call as fetch sends it: parameters in the path, the rest of its input and the secret in the body.
 * @param secret bearer of the visit
 */
export function studioRequest(
  name: StudioEndpointName,
  input: object,
  secret: string,
): { url: string; method: 'POST'; headers: Record<string, string>; body: string } {
  const row: StudioEndpoint = studioEndpoints[name]
  const rest: Record<string, unknown> = { ...input }
  const url = postedTo(row).replace(/:(\w+)/g, (_parameter, field: string) => {
    const value = String(rest[field])
    delete rest[field]
    return encodeURIComponent(value)
  })
  const fields = row.reads ? Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, String(value)])) : rest
  return { url, method: 'POST', headers: { ...plainHeaders }, body: JSON.stringify({ ...fields, secret }) }
}
