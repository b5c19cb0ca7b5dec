#!/usr/bin/env bash
# Two published readers of MT940 put a booking of 31 December into the wrong year where its value day is in January, and the reverse.
#
# Versions:  mt940js 1.3.5, mt940-js 1.0.0 (npm). The second needs tslib, which it does not name among its dependencies.
# Standard:  SWIFT MT940, field 61: the value day is YYMMDD, the entry day behind it MMDD without a year. It lies near the value day, so
#            that its year is that of the nearest day.
# Expected:  value day 2 January 2026 with entry day 1231 was entered on 2025-12-31; value day 31 December 2025 with entry day 0102 on
#            2026-01-02.
# Seen:      both take the year of the value day: 2026-12-31, eleven months ahead, and 2025-01-02, a year before.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install mt940js@1.3.5 mt940-js@1.0.0 tslib@2.8.1 --no-audit --no-fund --ignore-scripts > npm.log 2>&1 || { cat npm.log; exit 2; }

cat > look.cjs <<'SCRIPT'
const { Parser } = require('mt940js')
const { read } = require('mt940-js')

const statement = days =>
  [':20:ST1', ':25:NL08DEUT0319809633', ':28C:1/1', ':60F:C251230EUR1000,00', `:61:${days}C100,00NTRFREF1//BANK1`,
    ':62F:C260102EUR1100,00', '-', ''].join('\r\n')
const dayOf = date => date.toISOString().slice(0, 10)

async function look() {
  const rows = []
  for (const [days, noted] of [['2601021231', '2026-12-31'], ['2512310102', '2025-01-02']]) {
    const text = statement(days)
    const [first] = new Parser().parse(text)
    const [second] = await read(Buffer.from(text))
    rows.push([`mt940js, ${days}`, dayOf(first.transactions[0].entryDate), noted])
    rows.push([`mt940-js, ${days}`, second.transactions[0].entryDate, noted])
  }
  for (const [what, seen] of rows) console.log(`${what}: ${seen}`)
  const changed = rows.filter(([, seen, noted]) => seen !== noted)
  for (const [what, seen, noted] of changed) console.log(`changed: ${what} was ${noted}, is ${seen}`)
  if (changed.length > 0) process.exit(1)
}
look()
SCRIPT
node look.cjs
echo 'expected: 2025-12-31 and 2026-01-02 from both'
