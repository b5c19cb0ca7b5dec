import { defineOperatorEndpoints } from '../../endpoint.ts'

/** One act on many rows of a list. */
export const selectionEndpoints = defineOperatorEndpoints('OPER3', {
  'selections.freeze': {
    own: true,
    method: 'POST',
    path: '/wps/ext/operator/selections',
    permission: 'member.note',
    summary:
      'Keeps the rows that a list has now, all or some of them, with their number and sum. What comes or goes later changes nothing of it.',
    errors: ['not_allowed', 'selection_too_large'],
  },
  'selections.run': {
    method: 'POST',
    path: '/wps/ext/operator/selections/run',
    permission: 'member.note',
    subject: 'selection:{id}',
    stepUp: false,
    approval: 'never',
    summary:
      'Begins an act on every row of a selection of one’s own: each by its own call, with its own entry in the audit. A row that fails stops no other.',
    errors: ['not_allowed', 'not_found', 'step_up_required', 'selection_changed'],
  },
  'selections.outcome': {
    method: 'GET',
    path: '/wps/ext/operator/selections/outcome',
    permission: 'member.note',
    summary:
      'How far a run of one’s own has come: what is done, what waits for somebody else, and what failed and why.',
    errors: ['not_found'],
  },
})
