// Its rules are typed and tested where they stand.
export { boundaries as default } from './scripts/boundaries.ts'
