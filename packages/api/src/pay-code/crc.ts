/** CRC-16/CCITT-FALSE over the bytes of a text in UTF-8, as four capital hexadecimal digits. */
export const crcOf = (text: string): string => crcOfBytes(new TextEncoder().encode(text))

/**
 * The same over the bytes in ISO 8859-1, the letters of QR codes themselves, in which some generators write a name such as CAFÉ. Null
 * for a text with a letter that is not among them.
 */
export function latinCrcOf(text: string): string | null {
  const letters = [...text].map(letter => letter.codePointAt(0)!)
  return letters.every(letter => letter <= 0xff) ? crcOfBytes(Uint8Array.from(letters)) : null
}

function crcOfBytes(bytes: Uint8Array): string {
  let crc = 0xffff
  for (const byte of bytes) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
