import { isConnectionLost, isRetryable, resending } from '@baize/server-kit/database/postgres-errors'
import type { KnownSession } from '../sessions/known-sessions.ts'

const RESEND_MS = 10_000

/** Where a move may stand among others. */
export interface Place {
  /** It comes after moves that take one of these names. */
  waitsFor: readonly string[]
  takes: readonly string[]
  /** Whatever its member does next must see what it did. */
  isAlone: boolean
}

interface Part<Move> {
  moves: Move[]
  taken: Set<string>
}

/** Parts of a batch in which no move depends on another one. Moves of a member keep their order. */
export function partsOf<Move extends { session: Pick<KnownSession, 'memberId'> }>(
  moves: readonly Move[],
  placeOf: (move: Move) => Place,
): Move[][] {
  const parts: Part<Move>[] = []
  const firstFor = new Map<bigint, number>()
  for (const move of moves) {
    const { memberId } = move.session
    const { waitsFor, takes, isAlone } = placeOf(move)
    let at = firstFor.get(memberId) ?? 0
    while (waitsFor.some(name => parts[at]?.taken.has(name))) at++
    parts[at] ??= { moves: [], taken: new Set() }
    parts[at]!.moves.push(move)
    for (const name of takes) parts[at]!.taken.add(name)
    firstFor.set(memberId, isAlone ? at + 1 : at)
  }
  return parts.map(part => part.moves)
}

/** Runs parts one after the other; one that fails as a whole answers its failure for each of its moves. */
export async function runParts<Move, Result>(
  moves: readonly Move[],
  parts: readonly Move[][],
  run: (part: Move[]) => Promise<(Result | Error)[]>,
): Promise<(Result | Error)[]> {
  const results = new Map<Move, Result | Error>()
  for (const part of parts) {
    const answers = await run(part).catch((failure: Error) => part.map(() => failure))
    for (const [i, move] of part.entries()) results.set(move, answers[i]!)
  }
  return moves.map(move => results.get(move)!)
}

/**
 * Sends a batch, again after whatever may pass, since a second run of what was committed finds the stored answers. When the
 * database cannot digest it otherwise, its items go one by one, so that the culprit fails alone.
 * @param instead answers a batch that failed in another way; null where it knows none
 */
export async function sendTogether<Item, Result>(
  items: readonly Item[],
  send: (items: readonly Item[]) => Promise<Result[]>,
  instead: (error: unknown, items: readonly Item[]) => Promise<(Result | Error)[] | null> = async () => null,
): Promise<(Result | Error)[]> {
  try {
    return await resending(() => send(items), RESEND_MS)
  } catch (error) {
    if (isConnectionLost(error) || isRetryable(error)) throw error
    const answers = await instead(error, items)
    if (answers) return answers
    if (items.length === 1) throw error
    const alone: (Result | Error)[] = []
    for (const item of items)
      alone.push(...(await sendTogether([item], send, instead).catch((failure: Error) => [failure])))
    return alone
  }
}
