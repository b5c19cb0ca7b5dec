export { rolledUp } from './compare.ts'
export { playSequence } from './play.ts'
export { ModelTable, surely } from './table.ts'
