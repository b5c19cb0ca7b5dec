import { isIP } from 'node:net'
import type { OperatorPermission } from '@baize/api'
import { shownAddress } from '../../../kernel/masking/shown-address.ts'
import { type FoundOrder, findByNumber, findByRequest } from '../../cashier/index.ts'
import { membersFrom, membersOn } from '../../identity/index.ts'
import { findTransfers } from '../../ledger/index.ts'
import { type FoundPlay, findBets, findRounds } from '../../rounds/index.ts'
import { type Finder, type Found, memberHit } from './finder.ts'

const orderHit = ({ number, state, memberId, at }: FoundOrder): Found => ({
  ...{ id: number, title: number, about: state, at, memberId },
})
const playHit = ({ provider, id, memberId, state, at }: FoundPlay): Found => ({
  ...{ id: `${provider}:${id}`, title: id, about: state, at, memberId },
})
/** Ids that providers and clients make: no blank, and a digit somewhere. */
const madeId = (q: string) => (/^(?=.*\d)[\x21-\x7e]{4,100}$/.test(q) ? q : null)

/** What an operator must be allowed to read for a kind to be looked for; the rest is open to who may read members. */
export const neededFor: Partial<Record<Finder['kind'], OperatorPermission>> = {
  order: 'cashier.view',
  request: 'cashier.view',
  correction: 'ledger.view',
  transfer: 'ledger.view',
}

/** Finders of orders, money, play and traces. */
export const thingFinders: readonly Finder[] = [
  {
    kind: 'order',
    read: q => (/^[DW]\d{1,18}$/i.test(q) ? q : null),
    find: async (number, { db }) => (await findByNumber(db, number)).map(orderHit),
  },
  {
    kind: 'correction',
    read: q => (/^A\d{1,18}$/i.test(q) ? q : null),
    find: async (number, { db }) => (await findByNumber(db, number)).map(orderHit),
  },
  {
    kind: 'transfer',
    read: q => (/^(\d{1,18}|[a-z]+:[\x21-\x7e]+)$/.test(q) ? q : null),
    find: async (text, { db, atMost }) =>
      (await findTransfers(db, text, atMost)).map(({ id, key, code, at, memberId }) => ({
        ...{ id: id.toString(), title: key, about: code, at, memberId },
      })),
  },
  {
    kind: 'bet',
    read: madeId,
    find: async (id, { db, providers, atMost }) => (await findBets(db, { providers, id, atMost })).map(playHit),
  },
  {
    kind: 'round',
    read: madeId,
    find: async (id, { db, providers, atMost }) => (await findRounds(db, { providers, id, atMost })).map(playHit),
  },
  {
    kind: 'address',
    read: q => (isIP(q) ? q.toLowerCase() : null),
    find: async (address, { db, caller, atMost }) =>
      (await membersFrom(db, address, atMost)).map(({ memberId, at }) =>
        memberHit(memberId, shownAddress(caller, address), at),
      ),
  },
  {
    kind: 'device',
    read: q => (/^[0-9a-f]{12,64}$/i.test(q) ? q.toLowerCase() : null),
    find: async (mark, { db, atMost }) =>
      (await membersOn(db, mark, atMost)).map(({ memberId, at, device }) => memberHit(memberId, device, at)),
  },
  {
    kind: 'request',
    read: q => (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(q) ? q.toLowerCase() : null),
    find: async (id, { db, atMost }) => (await findByRequest(db, id, atMost)).map(orderHit),
  },
]
