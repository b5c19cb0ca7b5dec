import { type ProviderGame, providerGame } from '@baize/api/provider-game'

const mostGames = 50_000
/** Above this share of odd rows the list is not the provider's, or of another version: nothing of it is taken. */
const mostOddShare = 0.5

/** A row of a list that is left out, by its place from 0, with the first field that keeps it out. */
export interface LeftOutRow {
  place: number
  code: string | null
  field: string
  reason: string
}

/** A row that can be read, with its place in the list from 0. */
export interface ListedGame {
  place: number
  game: ProviderGame
}

export interface GameList {
  /** Rows that can be read. */
  games: ListedGame[]
  /** Those that cannot. */
  odd: LeftOutRow[]
}

/**
 * Reads the answer of a provider's GET /games row by row, so that one odd row keeps no other out.
 * @throws Error when it is no list, has more than 50,000 rows, or more than half of them are odd
 */
export function readGameList(answer: unknown): GameList {
  if (!Array.isArray(answer)) throw new Error('the list of games is no array')
  if (answer.length > mostGames) throw new Error(`the list of games has ${answer.length} rows; ${mostGames} are read`)
  const games: ListedGame[] = []
  const odd: LeftOutRow[] = []
  const codes = new Set<string>()
  for (const [place, row] of answer.entries()) {
    const { success, data, error } = providerGame.safeParse(row)
    if (!success) {
      const [issue] = error.issues
      odd.push({ place, code: codeOf(row), field: issue!.path.join('.'), reason: issue!.message })
    } else if (codes.has(data.code))
      odd.push({ place, code: data.code, field: 'code', reason: 'a game before it has the same code' })
    else {
      codes.add(data.code)
      games.push({ place, game: data })
    }
  }
  if (odd.length > answer.length * mostOddShare)
    throw new Error(
      `${odd.length} of ${answer.length} rows are odd, the first one by ${odd[0]!.field}: ${odd[0]!.reason}`,
    )
  return { games, odd }
}

const codeOf = (row: unknown): string | null => {
  const code = (row as { code?: unknown } | null)?.code
  return typeof code === 'string' ? code.slice(0, 60) : null
}
