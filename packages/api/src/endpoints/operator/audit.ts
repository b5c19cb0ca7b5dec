import { defineOperatorEndpoints } from '../../endpoint.ts'

/** The audit as operators read it. Nothing here changes it. */
export const auditDeskEndpoints = defineOperatorEndpoints('OPER3', {
  'audit.entries': {
    method: 'GET',
    path: '/wps/ext/operator/audit',
    permission: 'audit.view',
    reads: 'replica',
    summary: 'Entries of the audit by actor, act, subject, kind and days, the newest first.',
    errors: [],
  },
  'audit.entry': {
    method: 'GET',
    path: '/wps/ext/operator/audit/entry',
    permission: 'audit.view',
    reads: 'replica',
    summary: 'An entry of the audit with the fields that it changed, and its place in the chain.',
    errors: ['not_found'],
  },
  'audit.verify': {
    method: 'GET',
    path: '/wps/ext/operator/audit/verify',
    permission: 'audit.view',
    summary:
      'Verifies a part of the chain, and tells the first entry that does not hold. The next call goes on from there.',
    errors: [],
  },
})
