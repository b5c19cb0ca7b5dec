import type { Language, ResponseOf } from '@baize/api'
import type { CookieJar } from '../../../kernel/http/handlers.ts'
import { fieldRules } from '../field-rules.ts'
import { checkRegistration, type Registration } from './check-registration.ts'
import { createMember, type MembersDependencies } from './create-member.ts'
import { newUsername } from './new-username.ts'
import { profileOf } from './profile.ts'
import { rulesFor, type Variant } from './rules-for.ts'

export interface RegisteredWhere {
  address: string
  cookies: CookieJar
  language: Language
  host: string
}

/**
 * Registers a member by username or by mobile number, all or nothing, and signs in.
 * @throws ApiError invalid_input with the fields' faults, username_taken, username_reserved, mobile_taken,
 * affiliate_unknown, and what captcha, slider and code refuse
 */
export async function registerMember(
  deps: MembersDependencies,
  variant: Variant,
  input: Registration,
  where: RegisteredWhere,
): Promise<ResponseOf<'members.register'>> {
  const { database, identity, agents, settings, clock, rng } = deps
  const brand = await settings.brand()
  const on = await settings.modules()
  const byFirebase = on.FIREBASE_SMS && input.firebaseChannel === 'sms'
  const hasNumber = input.mobileNum !== ''
  const rules = rulesFor(await fieldRules(database), { variant, on, hasNumber, byFirebase })
  checkRegistration(input, rules, { minimumAge: brand.minimumAge, now: clock.now() })
  const domain = input.domain ?? where.host
  const place = await agents.findPlace(database.kysely, { ...input, domain })

  if (rules.captcha?.enabled && (rules.captcha.required || input.captcha !== ''))
    await identity.captcha.check(input.captcha, where.cookies)

  const passwordHash = await identity.passwords.hash(rules.password?.enabled ? input.password : newUsername(rng, 40))
  const profile = await profileOf(identity, rules, input)
  const token = await database.transaction(async tx => {
    const memberId = await createMember(deps, tx, {
      username: input.username || newUsername(rng),
      passwordHash,
      agentType: 0,
      language: where.language,
      place,
      profile,
      registeredFrom: input.registerUrl ?? where.host,
      registeredDomain: domain,
    })
    return identity.sessions.open(tx, memberId, where.address, where.cookies)
  })
  return { token, firstTimeLogin: true, passwordExpired: false, weakPassword: false, changeTicket: null }
}
