#!/usr/bin/env bash
# A published writer of VietQR codes leaves a merchant's static code static when an amount is set on it, and writes parts of a dong.
#
# Version:   vietnam-qr-pay 1.5.1 (npm).
# Standard:  EMV QR Code Specification for Payment Systems, Merchant-Presented Mode 1.1: tag 01 is 11 where one code is shown for
#            more than one transaction and 12 where each has a code of its own. Tag 54 has the decimals of the currency of tag 53;
#            704 is the dong, which ISO 4217 gives none.
# Expected:  a static code that is read, given an amount and built again says 12, as one that is made with the amount does; an
#            amount with a fraction of a dong is refused.
# Seen:      it keeps 11 beside the amount, and 50000.50 is written as it came. Whoever shows a code an order made of the
#            merchant's own sets both by hand.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install vietnam-qr-pay@1.5.1 --no-audit --no-fund --ignore-scripts > npm.log 2>&1 || { cat npm.log; exit 2; }

cat > look.cjs <<'SCRIPT'
const { QRPay } = require('vietnam-qr-pay')

/** The data objects of a code by their tags. */
function objectsOf(code) {
  const objects = {}
  for (let at = 0; at < code.length; ) {
    const length = Number(code.slice(at + 2, at + 4))
    objects[code.slice(at, at + 2)] = code.slice(at + 4, at + 4 + length)
    at += 4 + length
  }
  return objects
}

const account = { bankBin: '970436', bankNumber: '0000111122223' }
const merchants = new QRPay(QRPay.initVietQR(account).build())
merchants.amount = '50000'
const ofOrder = objectsOf(merchants.build())
const made = objectsOf(QRPay.initVietQR({ ...account, amount: '50000' }).build())
const parted = objectsOf(QRPay.initVietQR({ ...account, amount: '50000.50' }).build())

const rows = [
  ['made with an amount, tag 01', made['01'], '12'],
  ['read, given an amount, built again, tag 54', ofOrder['54'], '50000'],
  ['read, given an amount, built again, tag 01', ofOrder['01'], '11'],
  ['50000.50 dong, tag 53 and 54', `${parted['53']} ${parted['54']}`, '704 50000.50'],
]
for (const [what, seen] of rows) console.log(`${what}: ${seen}`)
const changed = rows.filter(([, seen, noted]) => seen !== noted)
for (const [what, seen, noted] of changed) console.log(`changed: ${what} was ${noted}, is ${seen}`)
if (changed.length > 0) process.exit(1)
SCRIPT
node look.cjs
echo 'expected: 12 in both, and no fraction of a dong'
