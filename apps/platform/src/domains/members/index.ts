import type { Handlers } from '../../kernel/http/handlers.ts'
import type { MemberHooks } from '../identity/index.ts'
import { labelMember } from './club-and-labels.ts'
import { fieldRules } from './field-rules.ts'
import { createGuest, guestJobs } from './guests.ts'
import { languageOf } from './language-of.ts'
import { avatarOf, iconOf, memberInfo } from './member-info.ts'
import { passwordFaults } from './password-faults.ts'
import type { MembersDependencies, NewMember } from './registration/create-member.ts'
import { createMember } from './registration/create-member.ts'
import { registerDownline } from './registration/register-downline.ts'
import { registerMember } from './registration/register-member.ts'
import { registerSettings } from './registration/register-settings.ts'
import { readFields, saveFields } from './save-fields.ts'
import { putContacts } from './search/put-keys.ts'
import { setSeries } from './set-series.ts'
import { tables } from './tables.ts'
import { updateProfile } from './update-profile.ts'

export { writeClubLevel } from './club-and-labels.ts'

import { addNote } from './desk/notes.ts'

export { notesOf } from './desk/notes.ts'
export { type ProfileForDesk, profileForDesk } from './desk/profile-of.ts'
export { fieldRules } from './field-rules.ts'
export { languagesOf } from './language-of.ts'
export { clubRankOf, clubRanksOf, maxSeriesOf } from './member-info.ts'
export { membersAmong, nicknamesOf, payeeNameOf } from './names.ts'
export type { MembersPublished } from './published.ts'
export type { NewMember } from './registration/create-member.ts'
export { type FoundByWord, findByName, findByWord } from './search/find-by-word.ts'

/** Members, how they come in, and what they may know of themselves. */
export function createMembers(deps: MembersDependencies) {
  const { database } = deps
  return {
    /** Creates a member in a transaction of its own, without a session; the demo world and operators use it. */
    create: (member: NewMember): Promise<bigint> => database.transaction(tx => createMember(deps, tx, member)),

    /** What identity asks of members while somebody signs in. */
    hooks: {
      passwordFaults: (field, password) => passwordFaults(deps, field, password),
      createMember: async (tx, how) => {
        await deps.stops.requireNot('registration', tx)
        return createMember(deps, tx, { ...how, agentType: 0 })
      },
      createGuest: (tx, how) => createGuest(deps, tx, how),
      languageOf,
      contactsChanged: putContacts,
    } satisfies MemberHooks,

    jobs: guestJobs(deps),

    routes: {
      'members.register': (input, context) => registerMember(deps, 'username', input, context),
      'members.registerMobile': (input, context) => registerMember(deps, 'mobile', input, context),
      'agents.register': (input, context) => registerDownline(deps, input, context),
      'members.info': (_input, { caller }) => memberInfo(deps, caller),
      'members.avatar': (_input, { caller }) => avatarOf(database, caller.memberId),
      'members.icon': (_input, { caller }) => iconOf(database, caller.memberId),
      'members.updateLanguage': async ({ language }, { caller }) => {
        await tables(database.kysely)
          .updateTable('members.member')
          .set({ language })
          .where('id', '=', caller.memberId)
          .execute()
        return null
      },
      'members.setSeries': (input, { caller }) => setSeries(deps, input, caller),
      'members.label': (input, { caller }) => labelMember(deps, input, caller),
      'members.note': (input, { caller }) => addNote(deps, input, caller),
      'members.updateProfile': (input, { caller }) => updateProfile(database, caller, input),
      'site.registerSettings': () => registerSettings(deps),
      'site.validation': () => fieldRules(database.kysely),
      'members.fields': () => readFields(deps),
      'members.saveFields': (input, { caller }) => saveFields(deps, input, caller),
    } satisfies Partial<Handlers>,
  }
}
export type Members = ReturnType<typeof createMembers>
