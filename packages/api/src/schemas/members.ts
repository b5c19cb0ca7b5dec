import { z } from 'zod'
import { agentTypes } from '../constants.ts'
import { languageCode, nothing, sliderFields, text } from './common.ts'
import { signedIn } from './session.ts'

/**
 * A new member as the forms of both tabs send them. Which fields count, and their bounds and patterns, the brand's field
 * rules say; the lengths here only keep out what no rule allows.
 */
const registration = z.strictObject({
  username: text(255).default(''),
  password: text(255).default(''),
  confirmPassword: text(255).default(''),
  payeeName: text(255).default(''),
  email: text(255).default(''),
  qqNum: text(255).default(''),
  mobileNum: text(255).default(''),
  countryDialingCode: text(6).optional(),
  recommenderId: text(50).default(''),
  captcha: text(255).default(''),
  verificationCode: text(255).default(''),
  affiliateCode: text(255).default(''),
  referralCode: text(255).default(''),
  paymentPassword: text(255).default(''),
  line: text(255).default(''),
  whatsapp: text(255).default(''),
  facebook: text(255).default(''),
  wechat: text(255).default(''),
  idNumber: text(255).default(''),
  /** ISO date. */
  birthDate: text(255).default(''),
  domain: text(253).optional(),
  login: z.literal(true).default(true),
  registerMethod: z.literal('WEB').default('WEB'),
  registerUrl: text(500).optional(),
  /** Firebase sent the code: its token proves the number in place of a code of ours. */
  firebaseChannel: z.literal('sms').optional(),
  firebaseIdToken: text(4000).optional(),
  ...sliderFields,
})
const picture = z.object({ url: z.string() })
const memberLabel = z.object({ labelName: z.string(), color: z.string() })

export const memberSchemas = {
  'members.register': { request: registration, response: signedIn },
  'members.registerMobile': { request: registration, response: signedIn },
  'members.info': {
    request: nothing,
    response: z.object({
      id: z.string(),
      account: z.string(),
      nickname: z.string(),
      type: z.union(agentTypes.map(type => z.literal(type))),
      avatar: z.string(),
      toUpline: z.boolean(),
      clubLabel: z.object({ labelName: z.string(), rankLevel: z.number().int() }).nullable(),
      memberLabel: z.array(memberLabel),
      /** On a break or excluded: the site shows its notice in place of games. */
      isClosed: z.boolean(),
      previousSignInAt: z.string().nullable(),
    }),
  },
  'members.avatar': { request: nothing, response: picture },
  'members.icon': { request: nothing, response: picture },
  'members.updateLanguage': { request: z.strictObject({ language: languageCode }), response: z.null() },
  'members.updateProfile': {
    request: z.strictObject({
      nickname: text(30, 2).regex(/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} ._'’-]*$/u),
      /** Whatever it says, a picture is drawn from it; the one now stays when it is left out. */
      avatarSeed: z
        .string()
        .regex(/^[a-z0-9-]{1,40}$/)
        .optional(),
    }),
    response: z.object({ nickname: z.string(), avatar: z.string() }),
  },
}
