import type { InputOf, ResponseOf } from '@baize/api'
import type { BookRefusal } from '@baize/api/book-desk-protocol'
import { parseAmount, toWire } from '@baize/money'
import { requireApproval } from '../../../kernel/approvals/require-approval.ts'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'
import { deskAct } from '../desk-act.ts'
import type { LaunchDependencies } from '../launch-game.ts'
import type { Done } from './act-on-book.ts'
import { askKeeper, keeperOf, refusalOf } from './ask-book.ts'

/** Every limit of a book with its bounds. @throws ApiError game_unknown, provider_unavailable */
export async function readLimits(
  deps: LaunchDependencies,
  { gameCode }: InputOf<'bookDesk.limits'>,
): Promise<ResponseOf<'bookDesk.limits'>> {
  const limits = await limitsOf(deps, gameCode)
  return {
    limits: limits.map(({ name, units, least, most }) => ({
      name: name as ResponseOf<'bookDesk.limits'>['limits'][number]['name'],
      ...{ amount: toWire(BigInt(units)), least: toWire(BigInt(least)), most: toWire(BigInt(most)) },
    })),
  }
}

async function limitsOf(deps: LaunchDependencies, gameCode: string) {
  const reply = await askKeeper(deps, await keeperOf(deps, gameCode), 'limits', { game_code: gameCode })
  if (reply.status !== 'OK') throw refusalOf(reply)
  return reply.limits
}

/**
 * Sets limits of a book for bets from now on. Lower ones are a brake, which one operator may pull; a higher one lets the house
 * lose more, and takes two.
 * @throws ApiError invalid_input naming the limit and its bounds, limits_unchanged, game_unknown, provider_unavailable,
 *   key_reused
 */
export async function setLimits(
  deps: LaunchDependencies,
  { gameCode, requestId, reason, limits }: InputOf<'bookDesk.setLimits'>,
  caller: OperatorCaller,
): Promise<ResponseOf<'bookDesk.setLimits'>> {
  const known = new Map((await limitsOf(deps, gameCode)).map(limit => [limit.name as string, limit]))
  const wanted = Object.entries(limits)
    .map(([name, amount]) => ({ name, units: Number(parseAmount(amount)) }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  for (const { name, units } of wanted) {
    const { least, most } = known.get(name) ?? { least: 0, most: 0 }
    if (units < least || units > most) throw refusalOf({ status: 'LIMIT_OUT_OF_RANGE', limit: name, least, most })
  }
  const fields = Object.fromEntries(wanted.map(({ name, units }) => [name, units]))
  const before = Object.fromEntries(wanted.map(({ name }) => [name, known.get(name)!.units]))
  const isNeeded = wanted.some(({ name, units }) => units > known.get(name)!.units)
  await requireApproval(deps, { before, after: fields, isNeeded })
  const provider = await keeperOf(deps, gameCode)
  const act = { game_code: gameCode, act: requestId, operator: caller.username, reason }
  await deskAct<Done, BookRefusal>(
    deps,
    {
      ...{ action: 'bookDesk.setLimits', subject: 'book:limits', requestId, reason, refusalOf },
      change: { before, after: fields },
      ask: () => askKeeper(deps, provider, 'set-limits', { ...act, limits: fields }),
      noteOf: () => ({}),
    },
    caller,
  )
  return {}
}
