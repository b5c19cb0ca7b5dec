import type { ResponseOf } from '@baize/api'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import { type FoundOrder, findByNumber } from '../../cashier/index.ts'
import { usernamesOf } from '../../identity/index.ts'
import { betOfTransaction } from '../../rounds/index.ts'

type Event = NonNullable<ResponseOf<'ledger.transfer'>['event']>
type Known = Omit<Event, 'at' | 'member'> & { at: Date | null; memberId: bigint | null }

/** Letters of orders by the beginning of their keys; see `keys` of the ledger. */
const orderLetters: Record<string, string> = { dep: 'D', wd: 'W', adj: 'A' }

/** What a transfer stands for, as its key tells: each domain answers for its own. */
export async function eventOf(db: Queryable, key: string): Promise<Event | null> {
  const known = await knownOf(db, key)
  if (!known) return null
  const { memberId, at, ...event } = known
  const names = memberId === null ? null : await usernamesOf(db, [memberId])
  return {
    ...{ ...event, at: at?.toISOString() ?? null },
    member: memberId === null ? null : { id: memberId.toString(), account: names?.get(memberId) ?? '' },
  }
}

async function knownOf(db: Queryable, key: string): Promise<Known | null> {
  const [, prefix = '', rest = ''] = /^([a-z]+):(.+)$/.exec(key) ?? []
  const other = rest ? ({ kind: 'other', id: key, about: null, at: null, memberId: null } as const) : null
  const letter = orderLetters[prefix]
  if (letter) {
    const [order] = await findByNumber(db, letter + rest.split(':', 1)[0])
    return order ? orderEvent(order) : other
  }
  if (prefix === 'gw') {
    const [, provider = '', transaction = ''] = /^([^:]+):(.+)$/.exec(rest) ?? []
    const bet = await betOfTransaction(db, { provider, transaction })
    if (!bet) return other
    return { kind: 'bet', id: `${provider}:${bet.id}`, about: bet.state, at: bet.at, memberId: bet.memberId }
  }
  if (prefix === 'div' || prefix === 'sal') {
    const [, contract = '', window = ''] = /^(\d+):(.+)$/.exec(rest) ?? []
    return contract ? { kind: 'contract', id: contract, about: window, at: null, memberId: null } : other
  }
  return other
}

const orderEvent = ({ kind, number, state, at, memberId }: FoundOrder): Known => ({
  ...{ kind: kind === 'correction' ? 'correction' : 'order', id: number, about: state, at, memberId },
})
