import type { BatchReply, WalletCall, WalletReply } from '@baize/api/wallet-protocol'
import type { KnownSessions } from '../sessions/known-sessions.ts'
import type { MoveName } from './command.ts'
import { refusal } from './replies.ts'

/** The fields of an item that decide the order of a batch. */
interface Item {
  call: MoveName
  provider: string
  request_uuid: string
  token: string
  user: string
  hold_round?: string
}

export interface BatchDependencies {
  sessions: Pick<KnownSessions, 'find'>
  move: (call: MoveName, body: never) => Promise<WalletReply>
}

/**
 * Answers each item of a batch on its own. Items of one member are done in their order; those of different members side
 * by side. An item that names another provider than the signer is refused.
 */
export async function answerBatch(deps: BatchDependencies, body: WalletCall<'batch'>): Promise<BatchReply> {
  const replies = new Array<WalletReply>(body.calls.length)
  const items = body.calls as unknown as readonly Item[]
  const ofMember = Map.groupBy(items.entries(), ([, { user }]) => user)
  await Promise.all(
    [...ofMember.values()].map(async own => {
      for (const together of neighbours(own)) {
        // Sessions are found first, so that the moves enter the queue in their order.
        for (const [, { token }] of together) await deps.sessions.find(token)
        await Promise.all(
          together.map(async ([at, item]) => {
            replies[at] =
              item.provider === body.provider
                ? await deps.move(item.call, item as never)
                : refusal(item.request_uuid, 'INVALID_PARTNER')
          }),
        )
      }
    }),
  )
  return { status: 'OK', request_uuid: body.request_uuid, replies }
}

/** Moves that the play queue takes keep their order there, so that neighbours of one kind go together. */
const isQueued = (item: Item): boolean =>
  item.call === 'settle' || (item.call === 'bet' && item.hold_round === undefined)

function neighbours(items: [number, Item][]): [number, Item][][] {
  const runs: [number, Item][][] = []
  for (const entry of items) {
    const last = runs.at(-1)?.[0]
    const fits = last && isQueued(last[1]) && isQueued(entry[1]) && last[1].call === entry[1].call
    if (fits) runs.at(-1)!.push(entry)
    else runs.push([entry])
  }
  return runs
}
