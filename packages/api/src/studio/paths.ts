/** Paths of the studio beside the calls of its pages. */

/** The page of a game, opened once by its ticket. */
export const playPath = '/studio/play'
/** What platforms ask of the studio as a provider, under the paths of the wallet protocol. */
export const providerPath = '/studio/provider/'
/** Built scripts and styles of the pages. */
export const assetsPath = '/studio/assets/'
/** Settled rounds and held draws whose seeds are revealed, a JSON line each. */
export const roundsExportPath = '/studio/rounds.jsonl'
export const drawsExportPath = '/studio/draws.jsonl'
/** Frames of the visit's table as server-sent events. */
export const tableStreamPath = '/studio/api/table/stream'
/** Frames of the book, for the fixtures that its query names, as server-sent events. */
export const bookStreamPath = '/studio/api/book/stream'
/** Rounds of tables that are over, a JSON line each. */
export const tablesExportPath = '/studio/tables.jsonl'
export const matchesExportPath = '/studio/matches.jsonl'
/** Fixtures of the book that are decided, a JSON line each; `fixture` names one, which is told with every price. */
export const fixturesExportPath = '/studio/fixtures.jsonl'

/** A picture of a game's stage, such as `sheet.webp`. */
export const artPath = (gameCode: string, file: string): string => `/studio/art/${gameCode}/${file}`
/** The definition whose canonical text has this SHA-256. */
export const definitionPath = (hash: string): string => `/studio/definitions/${hash}`
