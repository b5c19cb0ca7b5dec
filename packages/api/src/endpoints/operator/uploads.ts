import { defineOperatorEndpoints } from '../../endpoint.ts'

/** Pictures that members sent. */
export const uploadDeskEndpoints = defineOperatorEndpoints('COMM3', {
  'uploads.inspect': {
    method: 'GET',
    path: '/wps/ext/operator/uploads',
    permission: 'any',
    file: true,
    summary: 'A picture of a form that the operator may work on. Each view is audited.',
    errors: ['not_found', 'not_allowed'],
  },
})
