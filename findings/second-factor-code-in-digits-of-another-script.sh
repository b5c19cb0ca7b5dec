#!/usr/bin/env bash
# A published checker of one-time codes raises where it says that it answers null: at six digits of another script.
#
# Version:   otpauth 9.5.2 (npm), on the Node that runs this.
# Documents: TOTP.validate and HOTP.validate return the token's delta, or null if it is not found in the search window.
# Expected:  a code typed on a keyboard that writes full-width digits, as those of Japanese and Chinese do, or in Thai digits, is a
#            wrong token: null, as a code with a blank in its middle is.
# Seen:      RangeError "Input buffers must have the same byte length". The token's length is compared in UTF-16 units, six and six,
#            before its bytes in UTF-8 are compared in constant time. A server that hands over what was typed answers 500.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install otpauth@9.5.2 --no-audit --no-fund --ignore-scripts > npm.log 2>&1 || { cat npm.log; exit 2; }

cat > look.mjs <<'SCRIPT'
import { Secret, TOTP } from 'otpauth'

const totp = new TOTP({ secret: Secret.fromBase32('JBSWY3DPEHPK3PXP'), algorithm: 'SHA1', digits: 6, period: 30 })
const timestamp = 59_000
const code = totp.generate({ timestamp })
const inDigitsFrom = first => [...code].map(digit => String.fromCodePoint(first + Number(digit))).join('')
const answer = token => {
  try {
    return String(totp.validate({ token, timestamp }))
  } catch (error) {
    return error.name
  }
}

const rows = [
  ['the code', answer(code), '0'],
  ['the code with a blank in its middle', answer(`${code.slice(0, 3)} ${code.slice(3)}`), 'null'],
  ['the code in full-width digits', answer(inDigitsFrom(0xff10)), 'RangeError'],
  ['the code in Thai digits', answer(inDigitsFrom(0x0e50)), 'RangeError'],
]
for (const [what, seen] of rows) console.log(`${what}: ${seen}`)
const changed = rows.filter(([, seen, noted]) => seen !== noted)
for (const [what, seen, noted] of changed) console.log(`changed: ${what} was ${noted}, is ${seen}`)
if (changed.length > 0) process.exit(1)
SCRIPT
node look.mjs
echo 'expected: 0, and null three times'
