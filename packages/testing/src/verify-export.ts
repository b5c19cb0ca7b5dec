import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const command = fileURLToPath(new URL('../../../apps/studio/src/verify/verify-rounds.ts', import.meta.url))

/** What the command that verifies rounds and draws says of an export, and its status. */
export function verifyExport(lines: string): { status: number | null; stdout: string; stderr: string } {
  const folder = mkdtempSync(join(tmpdir(), 'baize-export-'))
  try {
    const file = join(folder, 'export.jsonl')
    writeFileSync(file, lines)
    const { status, stdout, stderr } = spawnSync(process.execPath, [command, '--file', file], { encoding: 'utf8' })
    return { status, stdout: stdout.trim(), stderr: stderr.trim() }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What the same command says of the rounds and draws of a server that runs. It ends the call where one does not hold. */
export const verifyServer = async (url: string): Promise<string> =>
  (await promisify(execFile)(process.execPath, [command, '--url', url])).stdout.trim()
