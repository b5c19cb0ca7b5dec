export { rolledUp } from './compare.ts'
export { ModelDifference, playSequence } from './play.ts'
export { ModelTable } from './table.ts'
