import { guestType } from '@baize/api'
import type { Job } from '@baize/server-kit/jobs/job'
import type { Tx } from '../../kernel/database/open-database.ts'
import type { NewcomerHow } from '../identity/index.ts'
import { createAccount, retireGuest, staleGuests } from '../identity/index.ts'
import { houseAccount, keys, memberAccount } from '../ledger/index.ts'
import type { MembersDependencies } from './registration/create-member.ts'
import { addProfile } from './registration/fields/add-profile.ts'

/** 2000.00 of play money. */
const playUnits = 20_000_000n
const guestMs = 24 * 3_600_000
const book = 'PLAY'

/** A guest: a name, a picture and play money. No real account exists for them, so real money cannot reach them. */
export async function createGuest(deps: MembersDependencies, tx: Tx, how: NewcomerHow): Promise<bigint> {
  const { clock, ledger, currency } = deps
  const { username, passwordHash, language } = how
  const at = clock.now()
  const memberId = await createAccount(tx, { username, passwordHash, kind: 'member', agentType: guestType, at })
  await addProfile(tx, { id: memberId, username, language, at })
  await ledger.openMember(tx, { memberId, currency, book })
  const debit = houseAccount('ISSUED', { currency, book })
  const credit = memberAccount(memberId, 'MAIN', { currency, book })
  const key = keys.guest(memberId, 'grant')
  await ledger.mustPostIn(tx, [{ key, legs: [{ debit, credit, amountUnits: playUnits, code: 'PLAY_GRANT' }] }])
  return memberId
}

/** Takes the play money of guests back after a day and lets nobody in with them any more. */
export const guestJobs = (deps: MembersDependencies): Job[] => [
  {
    name: 'guests-purge',
    cron: '*/10 * * * *',
    async run() {
      const { database, clock } = deps
      const before = new Date(clock.now().getTime() - guestMs)
      for (const memberId of await staleGuests(database.kysely, before)) await purge(deps, memberId)
    },
  },
]

async function purge({ database, identity, ledger, currency }: MembersDependencies, memberId: bigint): Promise<void> {
  const ended = await database.transaction(async tx => {
    await retireGuest(tx, memberId)
    const sessions = await identity.sessions.endAll(tx, memberId)
    const units = await ledger.playableBalance(memberId, book, currency, tx)
    const debit = memberAccount(memberId, 'MAIN', { currency, book })
    const credit = houseAccount('ISSUED', { currency, book })
    const leg = { debit, credit, amountUnits: units, code: 'PLAY_PURGE', mode: 'up_to' } as const
    if (units > 0n) await ledger.mustPostIn(tx, [{ key: keys.guest(memberId, 'purge'), legs: [leg] }])
    return sessions
  })
  await identity.sessions.ended(memberId, ended)
}
