export { Accounts } from './accounts.tsx'
export { Invariants } from './invariants.tsx'
export { Transfers } from './transfers.tsx'
