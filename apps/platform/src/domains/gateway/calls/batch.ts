import type { BatchReply, ConcludeReply, WalletCall, WalletReply } from '@baize/api/wallet-protocol'
import type { KnownSessions } from '../sessions/known-sessions.ts'
import type { MoveName } from './command.ts'
import { refusal } from './replies.ts'

/** The fields of an item that decide the order of a batch. */
interface MoveItem {
  call: MoveName
  provider: string
  request_uuid: string
  token: string
  user: string
  hold_round?: string
}
type ConcludeItem = WalletCall<'conclude'> & { call: 'conclude' }
type Item = MoveItem | ConcludeItem

export interface BatchDependencies {
  sessions: Pick<KnownSessions, 'find'>
  move: (call: MoveName, body: never) => Promise<WalletReply>
  conclude: (body: WalletCall<'conclude'>) => Promise<ConcludeReply>
}

/**
 * Answers each item of a batch on its own. Items of one member are done in their order; those of different members side
 * by side, where no conclude names both. An item that names another provider than the signer is refused.
 */
export async function answerBatch(deps: BatchDependencies, body: WalletCall<'batch'>): Promise<BatchReply> {
  const replies: BatchReply['replies'] = new Array(body.calls.length)
  const items = body.calls as unknown as readonly Item[]
  const partyOf = partiesOf(items)
  const ofParty = Map.groupBy(items.entries(), ([, item]) => partyOf(usersOf(item)[0]!))
  const answer = (item: Item): Promise<WalletReply | ConcludeReply> =>
    item.call === 'conclude' ? deps.conclude(item) : deps.move(item.call, item as never)
  await Promise.all(
    [...ofParty.values()].map(async own => {
      for (const together of neighbours(own)) {
        // Sessions are found first, so that the moves enter the queue in their order.
        for (const [, item] of together) if (item.call !== 'conclude') await deps.sessions.find(item.token)
        await Promise.all(
          together.map(async ([at, item]) => {
            replies[at] = item.provider === body.provider ? await answer(item) : refusalOf(item)
          }),
        )
      }
    }),
  )
  return { status: 'OK', request_uuid: body.request_uuid, replies }
}

const refusalOf = ({ call, request_uuid }: Item): WalletReply | ConcludeReply =>
  call === 'conclude'
    ? { status: 'INVALID_PARTNER', request_uuid, seats: [] }
    : refusal(request_uuid, 'INVALID_PARTNER')

const usersOf = (item: Item): string[] => (item.call === 'conclude' ? item.seats.map(({ user }) => user) : [item.user])

/** Tells for each member who stands for all that hang together with them by the concludes of a batch. */
function partiesOf(items: readonly Item[]): (user: string) => string {
  const above = new Map<string, string>()
  const partyOf = (user: string): string => {
    const next = above.get(user)
    return next === undefined ? user : partyOf(next)
  }
  for (const item of items) {
    const [first, ...others] = usersOf(item).map(partyOf)
    for (const other of others) if (other !== first) above.set(other, first!)
  }
  return partyOf
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
