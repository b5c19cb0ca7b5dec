/**
 * One call of a game's page to the studio, as data. Paths name their parameters as `:id`; each is a field of the request,
 * beside those of query or body. Every call carries the secret of its visit.
 */
export interface StudioEndpoint {
  method: 'GET' | 'POST'
  path: `/studio/api/${string}`
  /** The kind of game whose visits may call; without it any. */
  game?: 'slot' | 'instant' | 'lottery' | 'table' | 'book' | 'duo'
}

/** Every call of the pages of games. What each takes and answers stands in `requests.ts` and `answers.ts`. */
export const studioEndpoints = {
  'visit.balance': { method: 'GET', path: '/studio/api/balance' },
  'room.match': { method: 'GET', path: '/studio/api/rooms/matches/:id', game: 'duo' },
  'slot.spin': { method: 'POST', path: '/studio/api/spin', game: 'slot' },
  'slot.history': { method: 'GET', path: '/studio/api/rounds' },
  'slot.round': { method: 'GET', path: '/studio/api/rounds/:id' },
  'round.confirmShown': { method: 'POST', path: '/studio/api/rounds/:id/cursor' },
  'round.record': { method: 'GET', path: '/studio/api/rounds/:id/record' },
  'seeds.state': { method: 'GET', path: '/studio/api/fairness' },
  'seeds.change': { method: 'POST', path: '/studio/api/seeds' },
  'fish.ticket': { method: 'GET', path: '/studio/api/fish/tickets/:id' },
  'instant.rounds': { method: 'GET', path: '/studio/api/instant/rounds' },
  'instant.open': { method: 'POST', path: '/studio/api/instant/rounds', game: 'instant' },
  'instant.choose': { method: 'POST', path: '/studio/api/instant/rounds/:id/choices' },
  'instant.end': { method: 'GET', path: '/studio/api/instant/rounds/:id/end' },
  'lottery.games': { method: 'GET', path: '/studio/api/lottery/games', game: 'lottery' },
  'lottery.coming': { method: 'GET', path: '/studio/api/lottery/coming', game: 'lottery' },
  'lottery.held': { method: 'GET', path: '/studio/api/lottery/held', game: 'lottery' },
  'lottery.slips': { method: 'GET', path: '/studio/api/lottery/slips', game: 'lottery' },
  'lottery.placeSlip': { method: 'POST', path: '/studio/api/lottery/slips', game: 'lottery' },
  'lottery.cancelSlip': { method: 'POST', path: '/studio/api/lottery/slips/:id/cancel', game: 'lottery' },
  'lottery.chases': { method: 'GET', path: '/studio/api/lottery/chases', game: 'lottery' },
  'lottery.orderChase': { method: 'POST', path: '/studio/api/lottery/chases', game: 'lottery' },
  'lottery.cancelChase': { method: 'POST', path: '/studio/api/lottery/chases/:id/cancel', game: 'lottery' },
  'lottery.pool': { method: 'GET', path: '/studio/api/lottery/pool', game: 'lottery' },
  'lottery.proof': { method: 'GET', path: '/studio/api/lottery/tickets/:id/proof', game: 'lottery' },
  'table.time': { method: 'GET', path: '/studio/api/table/time', game: 'table' },
  'table.bet': { method: 'POST', path: '/studio/api/table/bets', game: 'table' },
  'table.takeBack': { method: 'POST', path: '/studio/api/table/bets/:slipId/back', game: 'table' },
  'table.bets': { method: 'GET', path: '/studio/api/table/bets', game: 'table' },
  'table.proof': { method: 'GET', path: '/studio/api/table/bets/:slipId/proof', game: 'table' },
  'table.rounds': { method: 'GET', path: '/studio/api/table/rounds', game: 'table' },
  'book.lobby': { method: 'GET', path: '/studio/api/book/lobby', game: 'book' },
  'book.list': { method: 'GET', path: '/studio/api/book/list', game: 'book' },
  'book.search': { method: 'GET', path: '/studio/api/book/search', game: 'book' },
  'book.fixture': { method: 'GET', path: '/studio/api/book/fixtures/:id', game: 'book' },
  'book.results': { method: 'GET', path: '/studio/api/book/results', game: 'book' },
  'book.standings': { method: 'GET', path: '/studio/api/book/standings', game: 'book' },
  'book.quote': { method: 'POST', path: '/studio/api/book/quote', game: 'book' },
  'book.combine': { method: 'POST', path: '/studio/api/book/combinations', game: 'book' },
  'book.place': { method: 'POST', path: '/studio/api/book/slips', game: 'book' },
  'book.bets': { method: 'GET', path: '/studio/api/book/bets', game: 'book' },
  'book.bet': { method: 'GET', path: '/studio/api/book/bets/:id', game: 'book' },
  'book.cashOut': { method: 'POST', path: '/studio/api/book/bets/:id/cash-out', game: 'book' },
  'book.proof': { method: 'GET', path: '/studio/api/book/bets/:id/proof', game: 'book' },
  'book.saveSettings': { method: 'POST', path: '/studio/api/book/settings', game: 'book' },
} as const satisfies Record<string, StudioEndpoint>
export type StudioEndpointName = keyof typeof studioEndpoints

/**
 * A call as fetch sends it: parameters in the path, the rest of its input in the query or as the body.
 * @param secret bearer of the visit
 */
export function studioRequest(
  name: StudioEndpointName,
  input: object,
  secret: string,
): { url: string; method: string; headers: Record<string, string>; body?: string } {
  const { method, path } = studioEndpoints[name]
  const rest: Record<string, unknown> = { ...input }
  const filled = path.replace(/:(\w+)/g, (_parameter, field: string) => {
    const value = String(rest[field])
    delete rest[field]
    return encodeURIComponent(value)
  })
  const authorization = `Bearer ${secret}`
  if (method === 'POST')
    return {
      ...{ method, url: filled, body: JSON.stringify(rest) },
      headers: { authorization, 'content-type': 'application/json' },
    }
  const query = new URLSearchParams(Object.entries(rest).map(([field, value]) => [field, String(value)]))
  return { method, url: query.size > 0 ? `${filled}?${query}` : filled, headers: { authorization } }
}
