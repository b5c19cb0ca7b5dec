import { z } from 'zod'
import { sliderFields, text } from './common.ts'

const loginTypes = ['username', 'sms', 'firebase', 'google', 'facebook'] as const
const socialProviders = ['google', 'facebook'] as const

/** What login and registration answer. The token goes to session storage; the device cookie came with the answer. */
export const signedIn = z.object({
  token: z.string(),
  firstTimeLogin: z.boolean(),
  /** Told whatever the switch says; it only forces a change while PASSWORD_EXPIRY is on. */
  passwordExpired: z.boolean(),
  weakPassword: z.boolean(),
  /** Stands in for the old password once within ten minutes, after a sign-in by password. */
  changeTicket: z.string().nullable(),
})

export const sessionSchemas = {
  'session.login': {
    request: z
      .strictObject({
        /** A username, or a mobile number. */
        username: text(100).default(''),
        /** The password, or with type sms the code. */
        password: text(200).default(''),
        type: z.enum(loginTypes).default('username'),
        captcha: text(20).optional(),
        countryDialingCode: text(6).optional(),
        firebaseIdToken: text(4000).optional(),
        idToken: text(4000).optional(),
        code: text(2000).optional(),
        state: text(200).optional(),
        remember: z.boolean().default(false),
        /** The remember cookie stands in for the password. */
        ticket: z.literal(true).optional(),
        ...sliderFields,
      })
      .superRefine(({ type, username, password, ticket }, context) => {
        if (type !== 'username') return
        const missing = { username: username === '', password: password === '' && !ticket }
        for (const [field, isMissing] of Object.entries(missing))
          if (isMissing) context.addIssue({ code: 'custom', path: [field], params: { fault: 'required' } })
      }),
    response: signedIn,
  },
  'session.freePlay': {
    request: z.strictObject({
      os: text(40, 1),
      platform: z.literal('W'),
      value: text(2000, 1),
      version: z.literal(3),
    }),
    response: signedIn,
  },
  'session.oidcStart': {
    request: z.strictObject({ provider: z.enum(socialProviders) }),
    response: z.object({ url: z.url() }),
  },
  'session.oidcCallback': {
    request: z.strictObject({ code: text(2000, 1), state: text(200, 1) }),
    response: signedIn,
  },
  'session.logout': {
    // Without it the browser forgets whom it remembered.
    request: z.strictObject({ stayKnown: z.enum(['yes']).optional() }),
    response: z.null(),
  },
}
