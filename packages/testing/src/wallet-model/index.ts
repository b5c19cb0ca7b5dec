export { rolledUp } from './compare.ts'
export { ModelDifference, playSequence } from './play.ts'
export { ModelTable, surely } from './table.ts'
