#!/usr/bin/env bash
# Two published readers of merchant-presented payment codes take the example of the standard itself for broken.
#
# Versions:  promptparse 1.6.0, emvco-qr-sdk 1.0.0 (npm).
# Standard:  EMV QR Code Specification for Payment Systems, Merchant-Presented Mode 1.1: the alternate names in template 64
#            are Unicode in UTF-8, and tag 63 is CRC-16/CCITT-FALSE over all data objects before it. Its example has names in
#            Chinese and ends in 6304A13A.
# Expected:  a reader that checks the checksum accepts the example: over the bytes in UTF-8 it is A13A.
# Seen:      promptparse computes C919 and answers null in its strict mode; emvco-qr-sdk says isValid: false. Codes in ASCII
#            alone are accepted by both, so that the difference is met only with names in other scripts.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install promptparse@1.6.0 emvco-qr-sdk@1.0.0 --no-audit --no-fund --ignore-scripts > npm.log 2>&1 || { cat npm.log; exit 2; }

cat > look.cjs <<'SCRIPT'
const { parse, withCrcTag } = require('promptparse')
const { parseFullQR } = require('emvco-qr-sdk')

const example =
  '00020101021229300012D156000000000510A93FO3230Q31280012D15600000001030812345678520441115802CN5914BEST TRANSPORT' +
  '6007BEIJING64200002ZH0104最佳运输0202北京540523.7253031565502016233030412340603***0708A60086670902ME' +
  '91320016A0112233449988770708123456786304A13A'
const ascii = withCrcTag('00020101021129120008a_b@devb52045999530311654041.005802KH5901S6010Phnom Penh', '63')

function crcOverUtf8(text) {
  let crc = 0xffff
  for (const byte of Buffer.from(text, 'utf8')) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

const rows = [
  ['checksum of the example over UTF-8', crcOverUtf8(example.slice(0, -4)), 'A13A'],
  ['promptparse, checksum that it writes for the example', withCrcTag(example.slice(0, -8), '63').slice(-4), 'C919'],
  ['promptparse, strict, the example', parse(example, true) === null ? 'refused' : 'accepted', 'refused'],
  ['promptparse, strict, a code in ASCII', parse(ascii, true) === null ? 'refused' : 'accepted', 'accepted'],
  ['emvco-qr-sdk, the example', String(parseFullQR(example, { parseMode: 'GLOBAL' }).crc.isValid), 'false'],
  ['emvco-qr-sdk, a code in ASCII', String(parseFullQR(ascii, { parseMode: 'GLOBAL' }).crc.isValid), 'true'],
]
for (const [what, seen] of rows) console.log(`${what}: ${seen}`)
const changed = rows.filter(([, seen, noted]) => seen !== noted)
for (const [what, seen, noted] of changed) console.log(`changed: ${what} was ${noted}, is ${seen}`)
if (changed.length > 0) process.exit(1)
SCRIPT
node look.cjs
echo 'expected: A13A, and the example accepted by both'
