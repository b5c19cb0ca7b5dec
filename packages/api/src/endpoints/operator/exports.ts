import { defineOperatorEndpoints } from '../../endpoint.ts'

const errors = ['step_up_required', 'not_allowed'] as const

/** Lists as files, masked as they are shown. */
export const exportEndpoints = defineOperatorEndpoints('OPER3', {
  'lists.csv': {
    method: 'GET',
    path: '/wps/ext/operator/lists/csv',
    permission: 'export.run',
    csv: true,
    summary:
      'A list with its filters as CSV, every row of it; the last line says how many there are and what they come to.',
    errors,
  },
  'lists.sheet': {
    method: 'GET',
    path: '/wps/ext/operator/lists/sheet',
    permission: 'export.run',
    sheet: true,
    summary: 'A list with its filters as a workbook; its last tab says how many rows there are and what they come to.',
    errors,
  },
  'lists.askUnmasked': {
    method: 'POST',
    path: '/wps/ext/operator/lists/unmasked',
    permission: 'export.plain',
    subject: 'list:{list}',
    stepUp: true,
    approval: 'always',
    summary:
      'Asks for a list with numbers, names and addresses whole. Nothing comes of it before somebody else has agreed.',
    errors: ['step_up_required', 'approval_open', 'not_allowed'],
  },
  'lists.unmasked': {
    method: 'GET',
    path: '/wps/ext/operator/lists/unmasked',
    permission: 'export.plain',
    csv: true,
    summary: 'The unmasked list that was asked for and agreed to, as CSV, for the one who asked and for 24 hours.',
    errors: ['step_up_required', 'not_found', 'not_allowed'],
  },
})
