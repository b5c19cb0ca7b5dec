import type { ResponseOf } from '@baize/api'
import { toWire } from '@baize/money'
import type { MemberCaller } from '../../kernel/http/caller.ts'
import type { Handlers, StreamFrame } from '../../kernel/http/handlers.ts'
import { createOpenLines } from '../../kernel/http/open-lines.ts'
import { everybody, type PushHub } from '../../kernel/push/hub.ts'
import { Port } from '../../kernel/wiring/port.ts'
import type { Sessions } from '../identity/index.ts'
import { bonusUnits, playableUnits } from '../ledger/index.ts'
import { bookOf, collectAll, merchantWallet, transfer, type VendorWalletDependencies } from './vendor-wallets.ts'

/** Event streams that a member may have open at a process: one for each tab that shows. */
const mostStreams = 20

export interface WalletDependencies extends VendorWalletDependencies {
  push: PushHub
  sessions: Pick<Sessions, 'lives'>
  /** What waits for a member, told with each change of it. */
  unreadCounts: (memberId: bigint) => Promise<ResponseOf<'messages.unreadCount'>>
}

/** What the cashier and others know the wallet by. */
export type Wallet = ReturnType<typeof createWallet>

/** What a member sees of their money: the balance, and its changes by push. */
export function createWallet(deps: WalletDependencies) {
  const { ledger, push, sessions, currency, unreadCounts } = deps
  const contracts = new Port<(memberId: bigint) => Promise<ResponseOf<'members.consolidated'>>>('sums of contracts')
  const streams = createOpenLines(mostStreams)
  const balanceOf = async (caller: MemberCaller): Promise<ResponseOf<'wallet.balance'>> => {
    const balances = await ledger.balances(caller.memberId)
    const sumUnits = playableUnits(balances, bookOf(caller), currency)
    return { sumBalance: toWire(sumUnits), bonus: toWire(bonusUnits(balances, currency)), currency }
  }

  return {
    /** What a member's contracts come to, told with each change of them. */
    contracts,
    /** Tells the member's open pages that their money moved; what it comes to is read as it is told. */
    tellBalance: (memberId: bigint): void => push.publish(memberId, { kind: 'balance' }),

    routes: {
      'wallet.balance': (_input, { caller }) => balanceOf(caller),
      'wallet.merchantWallet': (_input, { caller }) => merchantWallet(deps, caller),
      'wallet.transfer': (input, { caller }) => transfer(deps, input, caller),
      'wallet.collectAll': (input, { caller }) => collectAll(deps, input, caller),
      'push.events': async (_input, { caller, signal, lastEventId }) => {
        streams.take(caller.memberId.toString(), signal)
        return frames(caller, signal, lastEventId)
      },
    } satisfies Partial<Handlers>,
  }

  /**
   * The balance first, so that a page that was away starts from the truth; then every event as it comes.
   * Of the member's sessions only the one that ended hears so, and its stream ends with it.
   */
  async function* frames(
    caller: MemberCaller,
    signal: AbortSignal,
    lastEventId: string | null,
  ): AsyncGenerator<StreamFrame> {
    const events = push.stream(caller.memberId, lastEventId, signal)
    const now = await balanceOf(caller)
    yield { id: lastEventId ?? '0', event: 'balance', data: JSON.stringify({ kind: 'balance', ...now }) }
    let resumeAfter = lastEventId ?? '0'
    for await (const { memberId, id, event } of events) {
      const isOver = event.kind === 'signed-out'
      if (isOver && (await sessions.lives(caller.sessionId))) continue
      // Read when it is told, so that what changed meanwhile is in it.
      const told =
        event.kind === 'unread'
          ? { ...event, ...(await unreadCounts(caller.memberId)) }
          : event.kind === 'contracts'
            ? { ...event, contracts: await contracts.get()(caller.memberId) }
            : event.kind === 'balance'
              ? { ...event, ...(await balanceOf(caller)) }
              : event
      // What everybody is told is kept for nobody: the stream resumes after the member's own last event.
      if (memberId !== everybody) resumeAfter = id
      yield { id: resumeAfter, event: told.kind, data: JSON.stringify(told) }
      if (isOver) return
    }
  }
}
