import './tables.ts'
import type { Handlers } from '../../kernel/http/handlers.ts'
import { fieldRules } from './field-rules.ts'
import { memberInfo } from './member-info.ts'
import type { MembersDependencies, NewMember } from './register-member.ts'
import { createMember, registerMember } from './register-member.ts'

export type { NewMember } from './register-member.ts'
export { demoCreditUnits } from './register-member.ts'

/** Members, how they come in, and what they may know of themselves. */
export function createMembers(deps: MembersDependencies) {
  const { database } = deps
  return {
    /** Creates a member in a transaction of its own, without a session; the demo world and operators use it. */
    create: (member: NewMember): Promise<bigint> => database.transaction(tx => createMember(deps, tx, member)),

    routes: {
      'members.register': (input, { address, cookies, language, host }) =>
        registerMember(deps, input, { address, cookies, language, host }),
      'members.info': (_input, { caller }) => memberInfo(database, caller),
      'site.registerSettings': async () => ({
        usernameRegistration: true,
        fields: await fieldRules(database),
      }),
      'site.validation': () => fieldRules(database),
    } satisfies Partial<Handlers>,
  }
}
