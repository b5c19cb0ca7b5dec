export { sealQueries } from './ledger/seal-queries.ts'
