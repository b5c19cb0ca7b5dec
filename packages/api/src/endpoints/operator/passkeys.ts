import { defineOperatorEndpoints } from '../../endpoint.ts'

/** Keys on operators' own devices, in place of a password and a code. */
export const passkeyEndpoints = defineOperatorEndpoints('OPER3', {
  'operators.passkeyOptions': {
    auth: 'none',
    permission: 'any',
    method: 'POST',
    path: '/wps/ext/operator/session/passkey',
    limit: 'twentieth',
    alwaysOpen: true,
    summary:
      'What a device has to sign for a sign-in, or for a fresh proof; it is good for five minutes in this browser.',
    errors: [],
  },
  'operators.provePasskey': {
    auth: 'none',
    permission: 'any',
    method: 'POST',
    path: '/wps/ext/operator/session/passkey/prove',
    limit: 'twentieth',
    alwaysOpen: true,
    summary: 'Signs in by a passkey alone, which its device has asked a finger, a face or a number for.',
    errors: ['factor_wrong', 'account_blocked'],
  },
  'operators.enrolPasskey': {
    own: true,
    permission: 'any',
    method: 'POST',
    path: '/wps/ext/operator/factors/passkey',
    whileEnrolling: true,
    summary: 'What a device needs to make a new key; it counts once the key came back.',
    errors: ['step_up_required'],
  },
  'operators.addPasskey': {
    own: true,
    permission: 'any',
    method: 'POST',
    path: '/wps/ext/operator/factors/passkey/add',
    limit: 'twentieth',
    whileEnrolling: true,
    summary:
      "Takes a device's new key, and ends other sessions. Whoever had no factor yet is told eight codes in reserve.",
    errors: ['step_up_required', 'factor_wrong'],
  },
  'operators.passkeys': {
    permission: 'any',
    method: 'GET',
    path: '/wps/ext/operator/factors/passkeys',
    summary: "The operator's own passkeys.",
    errors: [],
  },
  'operators.dropPasskey': {
    own: true,
    permission: 'any',
    method: 'POST',
    path: '/wps/ext/operator/factors/passkey/drop',
    summary: 'Takes one of the own passkeys away; the last factor stays.',
    errors: ['step_up_required', 'not_found', 'order_state'],
  },
})
