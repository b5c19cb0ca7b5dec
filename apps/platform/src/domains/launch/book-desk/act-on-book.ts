import type { InputOf, ResponseOf } from '@baize/api'
import type { BookActReply, BookRefusal } from '@baize/api/book-desk-protocol'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'
import { deskAct } from '../desk-act.ts'
import type { LaunchDependencies } from '../launch-game.ts'
import { requireTwoToVoid } from '../void-by-two.ts'
import { askKeeper, keeperOf, refusalOf } from './ask-book.ts'

export type Done = Extract<BookActReply, { status: 'OK' }>

/**
 * Has the provider of a book suspend, resume or void a competition, a fixture or a market, with both ends in the audit.
 * @throws ApiError game_unknown, provider_unavailable, key_reused, and what the provider refuses
 */
export async function actOnBook(
  deps: LaunchDependencies,
  call: 'suspend' | 'resume' | 'void',
  { gameCode, requestId, reason, target, market }: InputOf<'bookDesk.suspend'>,
  caller: OperatorCaller,
): Promise<ResponseOf<'bookDesk.suspend'>> {
  const provider = await keeperOf(deps, gameCode)
  const subject = `book:${target}`
  if (call === 'void') await requireTwoToVoid(deps, { game: gameCode, target, market: market ?? null })
  const fields = {
    game_code: gameCode,
    act: requestId,
    operator: caller.username,
    reason,
    target,
    market: market ?? null,
  }
  const { fixtures } = await deskAct<Done, BookRefusal>(
    deps,
    {
      ...{ action: `bookDesk.${call}`, subject, requestId, reason, refusalOf },
      detail: { game: gameCode, ...(market !== undefined && { market }) },
      ask: () => askKeeper(deps, provider, call, fields),
      noteOf: done => ({ fixtures: done.fixtures }),
    },
    caller,
  )
  return { fixtures }
}
