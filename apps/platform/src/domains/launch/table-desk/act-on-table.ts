import type { InputOf, ResponseOf } from '@baize/api'
import type { DeskActReply, DeskRefusal } from '@baize/api/table-desk-protocol'
import type { Preview } from '../../../kernel/approvals/awaits-approval.ts'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'
import type { Provider } from '../../catalogue/index.ts'
import { deskAct } from '../desk-act.ts'
import type { LaunchDependencies } from '../launch-game.ts'
import type { DeskFields } from '../provider-client.ts'
import { dealerOf, refusalOf } from './ask-table.ts'

export interface Act {
  /** Operation of the endpoint table. */
  action: string
  /** What it changes, where that is known before the provider answers. */
  change?: Partial<Preview>
  ask: (provider: Provider, fields: DeskFields<'suspend'>) => Promise<DeskActReply>
}

type Done = Extract<DeskActReply, { status: 'OK' }>

const outcomes = { void: 'VOID', finishes: 'FINISHES' } as const

/**
 * Has the provider of a table do something to it, with both ends in the audit.
 * @throws ApiError game_unknown, provider_unavailable, key_reused, and what the provider refuses
 */
export async function actOnTable(
  deps: LaunchDependencies,
  { action, change, ask }: Act,
  { gameCode, requestId, reason }: InputOf<'tables.suspend'>,
  caller: OperatorCaller,
): Promise<ResponseOf<'tables.suspend'>> {
  const provider = await dealerOf(deps, gameCode)
  const fields = { game_code: gameCode, act: requestId, operator: caller.username, reason }
  const { serial, outcome } = await deskAct<Done, DeskRefusal>(
    deps,
    {
      ...{ action, subject: `table:${gameCode}`, change, requestId, reason, refusalOf },
      ask: () => ask(provider, fields),
      noteOf: done => ({
        ...(done.serial !== null && { serial: done.serial }),
        ...(done.outcome && { outcome: done.outcome }),
      }),
    },
    caller,
  )
  return { serial, outcome: outcome && outcomes[outcome] }
}
