#!/usr/bin/env bash
# A QR code in the letters of QR codes themselves is read as an empty text, without a fault.
#
# Versions:  jsqr 1.4.0 and qrcode-generator 2.0.4 (npm), each as it comes.
# Standard:  ISO/IEC 18004: in byte mode, without another designation, the letters are those of ISO/IEC 8859-1.
# Expected:  the reader answers the text that the generator was given, as it does for one in ASCII.
# Seen:      qrcode-generator writes a merchant's name such as CAFÉ as the bytes of ISO 8859-1. jsqr takes bytes for UTF-8 alone:
#            it finds the code, answers data: '' and an empty text of its chunk, and the letters stand in binaryData only. The
#            same name written in UTF-8 is read. An empty text is no fault, so that a form that takes it for the code of a
#            payment channel would take the code away.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install jsqr@1.4.0 qrcode-generator@2.0.4 --no-audit --no-fund --ignore-scripts > npm.log 2>&1 || { cat npm.log; exit 2; }

cat > look.cjs <<'SCRIPT'
const jsqr = require('jsqr')
const qrcode = require('qrcode-generator')

const cellPx = 6
const quiet = 4

/** The code as pixels, dark on white with a quiet zone. */
function pixelsOf(text) {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const count = code.getModuleCount()
  const side = (count + 2 * quiet) * cellPx
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const [row, column] = [Math.floor(y / cellPx) - quiet, Math.floor(x / cellPx) - quiet]
      const isInside = row >= 0 && row < count && column >= 0 && column < count
      if (isInside && code.isDark(row, column)) pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3)
    }
  return [pixels, side, side]
}

const ascii = jsqr(...pixelsOf('CAFE 42'))
const latin = jsqr(...pixelsOf('CAFÉ 42'))
qrcode.stringToBytes = qrcode.stringToBytesFuncs['UTF-8']
const utf8 = jsqr(...pixelsOf('CAFÉ 42'))
const rows = [
  ['CAFE 42, text', ascii.data, 'CAFE 42'],
  ['CAFÉ 42 as the generator comes, text', latin.data, ''],
  ['CAFÉ 42 as the generator comes, bytes in ISO 8859-1', Buffer.from(latin.binaryData).toString('latin1'), 'CAFÉ 42'],
  ['CAFÉ 42 in UTF-8, text', utf8.data, 'CAFÉ 42'],
]
for (const [what, seen] of rows) console.log(`${what}: ${JSON.stringify(seen)}`)
const changed = rows.filter(([, seen, noted]) => seen !== noted)
for (const [what, seen, noted] of changed) console.log(`changed: ${what} was ${JSON.stringify(noted)}, is ${JSON.stringify(seen)}`)
if (changed.length > 0) process.exit(1)
SCRIPT
node look.cjs
echo 'expected: CAFÉ 42 as the text of all three'
