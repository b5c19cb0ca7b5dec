import { defineOperatorEndpoints } from '../../endpoint.ts'

/** Sets of filters that operators keep for a list under a name. */
export const viewEndpoints = defineOperatorEndpoints('OPER3', {
  'operators.views': {
    permission: 'any',
    method: 'GET',
    path: '/wps/ext/operator/views',
    summary: "The operator's own views of a screen, and those that are shared with a role of theirs.",
    errors: [],
  },
  'operators.saveView': {
    own: true,
    permission: 'any',
    method: 'POST',
    path: '/wps/ext/operator/views',
    summary: 'Keeps a view under a name, or changes it; shared with a role, everybody who has it sees it.',
    errors: ['changed_meanwhile', 'not_allowed'],
  },
  'operators.removeView': {
    own: true,
    permission: 'any',
    method: 'POST',
    path: '/wps/ext/operator/views/remove',
    summary: "Removes one of the operator's own views.",
    errors: ['not_found'],
  },
})
