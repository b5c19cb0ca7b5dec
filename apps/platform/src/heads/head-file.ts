import { createHash } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { codeOf } from '@baize/server-kit/database/start-error'
import { CompactSign, compactVerify, importJWK, type JWK } from 'jose'
import type { TransferDigest } from '../domains/ledger/index.ts'

/** How far audit and ledger had come at a moment. */
export interface Head {
  at: string
  /** Last entry of the audit, and its hash in hex. */
  audit: { id: string; hash: string }
  /** The transfers since the head before. */
  ledger: TransferDigest
  /** SHA-256, hex, of the line before; empty for the first. */
  previous: string
}

const algorithm = 'Ed25519'

/** Lines of the file, a signed head each, the oldest first; none where there is no file yet. */
export async function readLines(path: string): Promise<string[]> {
  try {
    return (await readFile(path, 'utf8')).split('\n').filter(line => line !== '')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  }
}

/** Writes one more head below the others, and waits until it lies on the disk. */
export async function appendHead(path: string, head: Head, key: JWK): Promise<void> {
  const line = await new CompactSign(Buffer.from(JSON.stringify(head)))
    .setProtectedHeader({ alg: algorithm, kid: key.kid ?? '' })
    .sign(await importJWK(key, algorithm))
  await mkdir(dirname(path), { recursive: true })
  const file = await open(path, 'a', 0o640)
  try {
    await file.appendFile(`${line}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
}

export const hashOfLine = (line: string | undefined): string =>
  line === undefined ? '' : createHash('sha256').update(line).digest('hex')

/**
 * The heads of the lines, as far as they are signed with the key and follow each other.
 * @returns also the number, from one, of the first line that is not as it was written; null where all are
 */
export async function openLines(
  lines: readonly string[],
  { d: _private, ...publicKey }: JWK,
): Promise<{ heads: Head[]; brokenLine: number | null }> {
  const key = await importJWK(publicKey, algorithm)
  const heads: Head[] = []
  for (const [place, line] of lines.entries()) {
    const head = await compactVerify(line, key, { algorithms: [algorithm] }).then(
      ({ payload }) => JSON.parse(Buffer.from(payload).toString()) as Head,
      () => null,
    )
    if (head?.previous !== hashOfLine(lines[place - 1])) return { heads, brokenLine: place + 1 }
    heads.push(head)
  }
  return { heads, brokenLine: null }
}
