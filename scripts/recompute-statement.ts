import { readFileSync } from 'node:fs'
import { recompute } from './statement/recompute.ts'

/** Computes a contract statement again: `npm run recompute-statement -- daily-2027-06-01-2027-06-30.csv`. */
const [file] = process.argv.slice(2)
if (!file) {
  console.error('Name the statement: a file that the pages of dividends and salaries export.')
  process.exit(2)
}
const { lines, differences } = recompute(readFileSync(file, 'utf8'))
for (const { row, column, stated, computed } of differences)
  console.log(`row ${row}: ${column} is stated as ${stated}, its inputs come to ${computed}`)
console.log(`${lines} lines, ${differences.length} differences`)
process.exit(differences.length > 0 ? 1 : 0)
