import { defineEndpoints } from '../endpoint.ts'

/** Calls about the sealed ledger that are open to anybody. */
export const sealedLedgerEndpoints = defineEndpoints({
  'ledger.seals': {
    area: 'Games',
    moduleId: 'GAME3',
    method: 'GET',
    path: '/wps/ext/fairness/ledger',
    auth: 'none',
    extension: true,
    summary: 'Roots of the blocks in which transfers are sealed, the newest first, each chained to the one before it.',
    errors: [],
  },
})
