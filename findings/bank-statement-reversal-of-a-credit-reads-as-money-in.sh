#!/usr/bin/env bash
# A published reader of MT940 answers the reversal of a credit as a credit, and nothing in its answer tells the two apart.
#
# Versions:  mt940-js 1.0.0 (npm), beside mt940js 1.3.5. The first needs tslib, which it does not name among its dependencies.
# Standard:  SWIFT MT940, field 61: the mark is C, D, RC or RD. RC is the reversal of a credit and takes money out; RD, the reversal of a
#            debit, brings it back. The balances of the statement say the same.
# Expected:  opening balance and bookings come to the closing balance: -100.00 for RC, +100.00 for RD.
# Seen:      mt940-js says isCredit true with 100 for RC and isCredit false with 100 for RD, as for C and D, so that a statement with a
#            reversal does not come to its own balance by them. mt940js answers -100 and 100, and isReversal beside them.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install mt940-js@1.0.0 mt940js@1.3.5 tslib@2.8.1 --no-audit --no-fund --ignore-scripts > npm.log 2>&1 || { cat npm.log; exit 2; }

cat > look.cjs <<'SCRIPT'
const { Parser } = require('mt940js')
const { read } = require('mt940-js')

const statement = (mark, ends) =>
  [':20:ST1', ':25:NL08DEUT0319809633', ':28C:1/1', ':60F:C261127EUR1000,00', `:61:2611281128${mark}100,00NTRFREF1//BANK1`,
    `:62F:C261128EUR${ends},00`, '-', ''].join('\r\n')
const withoutId = ({ id, ...rest }) => JSON.stringify(rest)

async function look() {
  const asked = { C: '1100', RC: '900', D: '900', RD: '1100' }
  const seen = {}
  for (const [mark, ends] of Object.entries(asked)) {
    const text = statement(mark, ends)
    const [statementOfOne] = await read(Buffer.from(text))
    const [other] = new Parser().parse(text)
    const [booking] = statementOfOne.transactions
    seen[mark] = { all: withoutId(booking), isCredit: booking.isCredit, amount: booking.amount, other: other.transactions[0].amount }
  }
  const rows = [
    ['mt940-js, RC', `${seen.RC.isCredit} ${seen.RC.amount}`, 'true 100'],
    ['mt940-js, RD', `${seen.RD.isCredit} ${seen.RD.amount}`, 'false 100'],
    ['mt940-js, RC differs from C', String(seen.RC.all !== seen.C.all), 'false'],
    ['mt940-js, RD differs from D', String(seen.RD.all !== seen.D.all), 'false'],
    ['mt940js, RC and RD', `${seen.RC.other} ${seen.RD.other}`, '-100 100'],
  ]
  for (const [what, now] of rows) console.log(`${what}: ${now}`)
  const changed = rows.filter(([, now, noted]) => now !== noted)
  for (const [what, now, noted] of changed) console.log(`changed: ${what} was ${noted}, is ${now}`)
  if (changed.length > 0) process.exit(1)
}
look()
SCRIPT
node look.cjs
echo 'expected of mt940-js: a booking that tells RC from C and RD from D'
