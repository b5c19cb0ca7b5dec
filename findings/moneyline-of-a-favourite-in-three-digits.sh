#!/usr/bin/env bash
# A published converter of odds writes the decimal odds of a favourite in three digits, as text: a stake at -25000 wins nothing.
#
# Version:   odds-converter 1.0.4 (npm), on the Node that runs this.
# Documents: american.toDecimal converts a moneyline to decimal odds.
# Expected:  a number on both sides of even money, so that converting back gives the moneyline that went in.
# Seen:      above even money a number, exact; below it text with three significant digits. -110 becomes "1.91", which is more than it
#            pays (1.90909), -1100 comes back as -1111.1, and -25000 becomes "1.00", which comes back as minus infinity. What adds the
#            two sides' prices joins texts.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install odds-converter@1.0.4 --no-audit --no-fund --ignore-scripts > npm.log 2>&1 || { cat npm.log; exit 2; }

cat > look.cjs <<'SCRIPT'
const { american, decimal } = require('odds-converter')

const rows = [
  [150, '2.5 (number), back as 150.00'],
  [-110, '1.91 (string), back as -109.89'],
  [-1100, '1.09 (string), back as -1111.1'],
  [-25000, '1.00 (string), back as -Infinity'],
]
const seenOf = moneyline => {
  const odds = american.toDecimal(moneyline)
  return `${odds} (${typeof odds}), back as ${decimal.toAmerican(Number(odds))}`
}
for (const [moneyline] of rows) console.log(`${moneyline}: ${seenOf(moneyline)}`)
const changed = rows.filter(([moneyline, noted]) => seenOf(moneyline) !== noted)
for (const [moneyline, noted] of changed) console.log(`changed: ${moneyline} was ${noted}, is ${seenOf(moneyline)}`)
if (changed.length > 0) process.exit(1)
SCRIPT
node look.cjs
echo 'expected: numbers, and the moneyline that went in'
