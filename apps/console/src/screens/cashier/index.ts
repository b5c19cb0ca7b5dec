export { Accounts } from './accounts/accounts.tsx'
export { Corrections } from './corrections/corrections.tsx'
export { Deposits } from './deposits/deposits.tsx'
export { Withdrawals } from './withdrawals/withdrawals.tsx'
