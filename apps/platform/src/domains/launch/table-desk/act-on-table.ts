import type { InputOf, ResponseOf } from '@baize/api'
import type { DeskActReply } from '@baize/api/table-desk-protocol'
import { audit } from '../../../kernel/audit/audit.ts'
import { type OperatorCaller, operatorActor } from '../../../kernel/http/caller.ts'
import type { Provider } from '../../catalogue/index.ts'
import type { LaunchDependencies } from '../launch-game.ts'
import type { DeskFields } from '../provider-client.ts'
import { dealerOf, refusalOf } from './ask-table.ts'

export interface Act {
  /** Operation of the endpoint table. */
  action: string
  /** Noted in the audit beside the reason, such as the value before. */
  detail?: Record<string, number>
  ask: (provider: Provider, fields: DeskFields<'suspend'>) => Promise<DeskActReply>
}

const outcomes = { void: 'VOID', finishes: 'FINISHES' } as const

/**
 * Has the provider of a table do something to it. What was asked stands in the audit before the provider hears of it, and what
 * came of it after, so that nothing is done which the audit does not know.
 * @throws ApiError game_unknown, provider_unavailable, key_reused, and what the provider refuses
 */
export async function actOnTable(
  deps: LaunchDependencies,
  { action, detail = {}, ask }: Act,
  { gameCode, requestId, reason }: InputOf<'tables.suspend'>,
  caller: OperatorCaller,
): Promise<ResponseOf<'tables.suspend'>> {
  const provider = await dealerOf(deps, gameCode)
  const note = (suffix: string, more: Record<string, string | number>) =>
    audit(deps.database.kysely, {
      ...{ at: deps.clock.now(), actor: operatorActor(caller), action: action + suffix },
      ...{ subject: `table:${gameCode}`, detail: { reason, act: requestId, ...detail, ...more } },
    })
  await note('.asked', {})
  const reply = await ask(provider, { game_code: gameCode, act: requestId, operator: caller.username, reason })
  if (reply.status !== 'OK') {
    await note('.refused', { status: reply.status })
    throw refusalOf(reply)
  }
  const { serial, outcome } = reply
  await note('', { ...(serial !== null && { serial }), ...(outcome && { outcome }) })
  return { serial, outcome: outcome && outcomes[outcome] }
}
