import { z } from 'zod'
import { clubLevels } from '../club.ts'
import { operatorPermissions } from '../operator-permissions.ts'
import { addressRange, nothing, reason, text, time } from './common.ts'
import { listRequest, listResponse } from './operator/lists.ts'
import { passkeyProof } from './operator/passkeys.ts'

const username = z.string().regex(/^[A-Za-z][\w.-]{2,39}$/)
const permissions = z.array(z.enum(operatorPermissions))
const role = z.string().regex(/^[a-z][a-z0-9-]{1,39}$/)
const roles = z.array(role).max(20)
const version = z.int().min(0).max(2_147_483_646)
/** Single addresses and ranges in CIDR notation; none at all means every address. */
const addresses = z.array(addressRange).max(200)
const named = z.strictObject({ username, reason })
/** A code of the authenticator, or one in reserve. */
const factor = { totp: text(20, 1).optional(), code: text(40, 1).optional() }
/** Of requests: `asked` and `ends` to those who may decide, the others to whoever asked. */
const noticeKinds = [
  'recovery-code-used',
  'recovered',
  'approval-asked',
  'approval-ends',
  'approval-done',
  'approval-refused',
  'approval-failed',
  'approval-expired',
] as const

/**
 * Something has changed in a queue, or a brake of the house was pressed or lifted. `id` is the number of the order, such as D500001,
 * or of the correction, or names the brake.
 */
const deskEvent = z.object({
  /** A claim was taken or given up; the other kinds name what came into another state. */
  kind: z.enum(['deposit', 'withdrawal', 'correction', 'claim', 'stop']),
  id: z.string(),
})

export const operatorSchemas = {
  'operators.login': {
    request: z.strictObject({ username: text(100, 1), password: text(200, 1), captcha: text(20).optional() }),
    /** What the second step takes for the challenge; nothing of it where there is no factor yet. */
    response: z.object({ challenge: z.string(), methods: z.array(z.enum(['totp', 'code'])) }),
  },
  'operators.prove': {
    request: z.strictObject({ challenge: text(60, 1), ...factor }),
    /** With `mustChange` nothing is open but the change of the password, then with `enrolling` nothing but a new factor. */
    response: z.object({ token: z.string(), enrolling: z.boolean(), mustChange: z.boolean() }),
  },
  'operators.openLink': {
    /** `link` is what follows the # of a link from the command line. */
    request: z.strictObject({ link: text(60, 1), newPassword: text(200), confirmNewPassword: text(200) }),
    response: z.object({ token: z.string(), enrolling: z.literal(true) }),
  },
  /** One of both; a passkey signs what operators.passkeyOptions gave. */
  'operators.unlock': {
    request: z.strictObject({ password: text(200, 1).optional(), passkey: passkeyProof.optional() }),
    response: z.object({ until: time }),
  },
  'operators.stepUp': {
    request: z.strictObject({ ...factor, passkey: passkeyProof.optional() }),
    response: z.object({ until: time }),
  },
  'operators.enrol': { request: nothing, response: z.object({ secret: z.string(), uri: z.string() }) },
  'operators.confirmFactor': {
    request: z.strictObject({ totp: text(20, 1) }),
    /** In reserve, each good once. */
    response: z.object({ codes: z.array(z.string()) }),
  },
  'operators.removeFactor': { request: named, response: z.null() },
  'operators.notices': {
    request: nothing,
    response: z.object({
      list: z.array(
        z.object({
          kind: z.enum(noticeKinds),
          /** The operator whom it is about. */
          about: z.string(),
          at: time,
          /** Of requests: the one that it tells of. */
          approval: z.string().nullable(),
        }),
      ),
    }),
  },
  'operators.events': { request: nothing, response: deskEvent },
  'operators.logout': { request: nothing, response: z.null() },
  'operators.me': {
    request: nothing,
    response: z.object({
      ...{ username: z.string(), roles, permissions, mustChange: z.boolean(), enrolling: z.boolean() },
      /** Codes in reserve that were not used. */
      codesLeft: z.number(),
    }),
  },
  'operators.list': {
    request: nothing,
    response: z.object({
      list: z.array(
        z.object({
          username: z.string(),
          /** Name of the person's first account. */
          person: z.string(),
          status: z.enum(['active', 'blocked']),
          ...{ roles, permissions, addresses: z.array(z.string()), version, createdAt: time },
        }),
      ),
    }),
  },
  'operators.create': {
    /** `samePersonAs` names another account of the same person: the two are not four eyes. */
    request: z.strictObject({ username, roles, samePersonAs: username.optional(), reason }),
    response: z.object({ username: z.string(), password: z.string() }),
  },
  'operators.save': {
    /** Without `addresses` they stay as they are. */
    request: z.strictObject({ username, roles, addresses: addresses.optional(), version, reason }),
    response: z.null(),
  },
  'operators.addresses': {
    request: nothing,
    /** `own` is the address that asks, as the house sees it behind its proxies. */
    response: z.object({ addresses: z.array(z.string()), version, own: z.string() }),
  },
  'operators.saveAddresses': { request: z.strictObject({ addresses, version, reason }), response: z.null() },
  'operators.block': { request: named, response: z.null() },
  'operators.release': { request: named, response: z.null() },
  'operators.resetPassword': { request: named, response: z.object({ password: z.string() }) },
  'operators.changePassword': {
    request: z.strictObject({ oldPassword: text(200), newPassword: text(200), confirmNewPassword: text(200) }),
    response: z.object({ token: z.string() }),
  },
  'operators.sessions': {
    request: listRequest(['-createdAt', 'createdAt', '-lastSeenAt'], { isOpen: z.enum(['true', 'false']).optional() }),
    response: listResponse(
      z.object({
        ...{ id: z.string(), username: z.string(), address: z.string(), agent: z.string() },
        /** The session that asks. */
        isThis: z.boolean(),
        ...{ createdAt: time, lastSeenAt: time, endedAt: time.nullable(), why: z.string().nullable() },
      }),
    ),
  },
  'operators.endSession': {
    request: z.strictObject({ id: z.string().regex(/^\d{1,18}$/), reason }),
    response: z.null(),
  },
  'operators.endOtherSessions': { request: nothing, response: z.null() },
  'operators.roles': {
    request: nothing,
    response: z.object({
      list: z.array(z.object({ code: role, builtIn: z.boolean(), permissions, version })),
    }),
  },
  'operators.saveRole': { request: z.strictObject({ code: role, permissions, version, reason }), response: z.null() },
  'members.setSeries': {
    request: z.strictObject({ account: text(40, 1), series: z.number().int(), reason }),
    response: z.null(),
  },
  'members.setClubLevel': {
    /** The level that the member has at least; null leaves it to valid bet. */
    request: z.strictObject({
      account: text(40, 1),
      rank: z.number().int().min(1).max(clubLevels.length).nullable(),
      reason,
    }),
    response: z.null(),
  },
}
