import { z } from 'zod'
import { agentTypes } from '../constants.ts'
import { languageCode, nothing, text } from './common.ts'
import { signedIn } from './session.ts'

const picture = z.object({ url: z.string() })
/** Contracts of one kind with the upline or the house. */
const contracts = z.array(z.object({ id: z.string() }))
const memberLabel = z.object({ labelName: z.string(), color: z.string() })

export const memberSchemas = {
  'members.register': {
    request: z.strictObject({
      username: text(100),
      password: text(200),
      confirmPassword: text(200),
      captcha: text(20).optional(),
      login: z.literal(true).default(true),
      registerMethod: z.literal('WEB').default('WEB'),
      registerUrl: text(500).optional(),
      affiliateCode: text(50).optional(),
      referralCode: text(50).optional(),
      domain: text(253).optional(),
    }),
    response: signedIn,
  },
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
      previousSignInAt: z.string().nullable(),
    }),
  },
  'members.avatar': { request: nothing, response: picture },
  'members.icon': { request: nothing, response: picture },
  'members.updateLanguage': { request: z.strictObject({ language: languageCode }), response: z.null() },
  'members.consolidated': {
    request: nothing,
    response: z.object({
      divtypereq: contracts,
      dailysalreqtype: contracts,
      contracthoursalreq: contracts,
      realtimesalreqtype: contracts,
      divtypeinfo: contracts,
      dailysalinfotype: contracts,
      contracthoursalinfo: contracts,
      realtimesalinfotype: contracts,
      contractmrdailysalinfotype: contracts,
    }),
  },
}
