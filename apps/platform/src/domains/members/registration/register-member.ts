import type { Language, ResponseOf } from '@baize/api'
import { ApiError } from '../../../kernel/api-error.ts'
import type { CookieJar } from '../../../kernel/http/handlers.ts'
import { devicesOf, inventUsername } from '../../identity/index.ts'
import { fieldRules } from '../field-rules.ts'
import { checkRegistration, type Registration } from './check-registration.ts'
import { createMember, type MembersDependencies } from './create-member.ts'
import { profileOf } from './fields/profile.ts'
import { rulesFor, type Variant } from './fields/rules-for.ts'
import { proveNumber, readNumber } from './numbers/prove-number.ts'

export interface RegisteredWhere {
  address: string
  cookies: CookieJar
  language: Language
  host: string
}

/**
 * Registers a member by username or by mobile number, all or nothing, and then signs in as login does.
 * @throws ApiError invalid_input with the fields' faults, username_taken, username_reserved, mobile_taken, not_agent,
 * affiliate_unknown, not_allowed for who is known as a member that closed the account, and what slider, captcha and code refuse
 */
export async function registerMember(
  deps: MembersDependencies,
  variant: Variant,
  input: Registration,
  where: RegisteredWhere,
): Promise<ResponseOf<'members.register'>> {
  const { database, identity, agents, settings, clock, rng } = deps
  const brand = await settings.brand()
  // A newcomer is a member, and the agent site would not let them in.
  if (brand.agentHosts.includes(where.host)) throw new ApiError('not_agent')
  const hasNumber = input.mobileNum !== ''
  const configured = await fieldRules(database.kysely)
  const { rules, proof } = rulesFor(configured, { variant, on: await settings.modules(), hasNumber })
  checkRegistration(input, rules, { minimumAge: brand.minimumAge, brandName: brand.brandName, now: clock.now() })
  const number = rules.mobileNum?.enabled && hasNumber ? readNumber(input, brand.defaultCountry) : undefined
  const domain = input.domain ?? where.host
  const place = await agents.findPlace(database.kysely, { ...input, domain })

  await identity.slider.require(input)
  if (rules.captcha?.enabled && (rules.captcha.required || input.captcha !== ''))
    await identity.captcha.check(input.captcha, where.cookies)
  const useProof = number && (await proveNumber(identity, proof, number, input, where))

  const hasPassword = rules.password?.enabled === true
  const { passwords } = identity
  const passwordHash = await (hasPassword ? passwords.hash(input.password) : passwords.unmatchable())
  const withdrawalPasswordHash =
    rules.paymentPassword?.enabled && input.paymentPassword ? await passwords.hash(input.paymentPassword) : undefined
  const mobile = number ? `+${number.dialingCode}${number.mobileNum}` : null
  const email = rules.email?.enabled && input.email ? input.email : undefined
  await identity.marks.get()({ devices: devicesOf(where.cookies), mobile, email: email ?? null }, null)
  const memberId = await database.transaction(async tx => {
    await useProof?.(tx)
    return createMember(deps, tx, {
      username: input.username || inventUsername('m', rng),
      passwordHash,
      agentType: 0,
      language: where.language,
      mobile: number,
      isMobileProven: number !== undefined && proof !== 'none',
      email,
      place,
      profile: profileOf(rules, input),
      withdrawalPasswordHash,
      registeredFrom: input.registerUrl ?? where.host,
      registeredDomain: domain,
    })
  })
  return identity.signInAs(memberId, where, hasPassword ? 'password' : 'sms')
}
