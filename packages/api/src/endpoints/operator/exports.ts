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
})
