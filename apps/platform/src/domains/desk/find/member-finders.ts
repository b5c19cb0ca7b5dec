import { payoutNumber, phoneTyped } from '@baize/api/pasted'
import { maskMail, maskMobile, maskNumber } from '../../../kernel/masking/masks.ts'
import { findByCode } from '../../agents/index.ts'
import { type Contacts, contactsOf, usernameKey, usernamesOf } from '../../identity/index.ts'
import { type FoundByWord, findByName, findByWord, membersAmong, nicknamesOf } from '../../members/index.ts'
import { type Finder, type Found, memberHit, type Where } from './finder.ts'

/** Fewer digits begin too many numbers. */
const leastDigits = /^\d{4,15}$/
const nameForm = /^[^@:]{2,40}$/

/** Each member once, in the order in which they were found. */
const once = (found: readonly FoundByWord[]) => [...new Map(found.map(each => [each.memberId, each])).values()]

/** Members who have a contact, with what may be read of it. */
async function byContact(
  kind: 'mobile' | 'email',
  read: string,
  { db, mayReveal, atMost }: Where,
  show: (contacts: Contacts) => string,
): Promise<Found[]> {
  // A number has a word with the code of its country and one without.
  const found = once(await findByWord(db, kind, read, { byBeginning: mayReveal, atMost: 2 * atMost })).slice(0, atMost)
  const contacts = await contactsOf(
    db,
    found.map(({ memberId }) => memberId),
  )
  return found.map(({ memberId }) => memberHit(memberId, show(contacts.get(memberId)!)))
}

/** Finders of what members are called and known by. */
export const memberFinders: readonly Finder[] = [
  {
    kind: 'member',
    read: q => (/^\d{1,18}$/.test(q) ? q : null),
    find: async (id, { db }) => (await membersAmong(db, [BigInt(id)])).map(memberId => memberHit(memberId, id)),
  },
  {
    kind: 'username',
    read: q => (nameForm.test(q) ? usernameKey(q) : null),
    async find(name, { db, atMost }) {
      const found = await findByName(db, 'username', name, { atMost })
      const names = await usernamesOf(
        db,
        found.map(({ memberId }) => memberId),
      )
      return found.map(({ memberId, value }) => memberHit(memberId, names.get(memberId) ?? value))
    },
  },
  {
    kind: 'nickname',
    read: q => (nameForm.test(q) ? q : null),
    async find(name, { db, atMost }) {
      const found = await findByName(db, 'nickname', name, { atMost })
      const names = await nicknamesOf(
        db,
        found.map(({ memberId }) => memberId),
      )
      return found.map(({ memberId, value }) => memberHit(memberId, names.get(memberId) ?? value))
    },
  },
  {
    kind: 'mobile',
    read(q) {
      const digits = phoneTyped(q).replace(/^\+?0*/, '')
      return leastDigits.test(digits) ? digits : null
    },
    find: (digits, where) =>
      byContact('mobile', digits, where, ({ mobile }) => maskMobile(mobile!.dialingCode, mobile!.mobileNum)),
  },
  {
    kind: 'email',
    read: q => (/^[^\s@]+(@[^\s@]*)?$/.test(q) ? q.toLowerCase() : null),
    find: (address, where) => byContact('email', address, where, ({ email }) => maskMail(email!)),
  },
  {
    kind: 'payoutNumber',
    read: payoutNumber,
    async find(number, { db, mayReveal, atMost }) {
      const found = await findByWord(db, 'payoutNumber', number, { byBeginning: mayReveal, atMost })
      return found.map(({ memberId, value }) => memberHit(memberId, maskNumber(value)))
    },
  },
  {
    kind: 'code',
    read: q => (/^[A-Za-z0-9]{4,20}$/.test(q) ? q : null),
    async find(code, { db, atMost }) {
      return (await findByCode(db, code, atMost)).map(found => memberHit(found.memberId, found.code))
    },
  },
]
