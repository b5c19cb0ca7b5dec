import { defineOperatorEndpoints } from '../../endpoint.ts'

/** Pictures that members and operators bring as proof. */
export const uploadDeskEndpoints = defineOperatorEndpoints('COMM3', {
  'uploads.inspect': {
    method: 'GET',
    path: '/wps/ext/operator/uploads',
    permission: 'any',
    file: true,
    summary: 'A picture of a form that the operator may work on. Each view is audited.',
    errors: ['not_found', 'not_allowed'],
  },
  'uploads.store': {
    method: 'POST',
    path: '/wps/ext/operator/uploads',
    permission: 'any',
    upload: true,
    query: ['usedFor'],
    subject: 'upload:{usedFor}',
    stepUp: false,
    approval: 'never',
    summary:
      'Takes a picture for a form of operators, by the permission of that form. It is drawn anew, and gone after a day without the form.',
    errors: ['not_allowed', 'unsupported_media_type', 'body_too_large', 'quota_exceeded'],
  },
})
