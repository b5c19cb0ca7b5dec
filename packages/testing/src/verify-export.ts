import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const command = fileURLToPath(new URL('../../../apps/studio/src/verify/verify-rounds.ts', import.meta.url))

interface Verified {
  status: number | null
  stdout: string
  stderr: string
}

/**
 * What the command that verifies rounds, draws and fixtures says of an export, and its status.
 * @param bet the proof of a bet on fixtures of the export, as JSON
 */
export async function verifyExport(lines: string, bet?: string): Promise<Verified> {
  const folder = mkdtempSync(join(tmpdir(), 'baize-export-'))
  try {
    const [file, proof] = ['export.jsonl', 'proof.json'].map(name => join(folder, name))
    writeFileSync(file!, lines)
    if (bet !== undefined) writeFileSync(proof!, bet)
    return await run('--file', file!, ...(bet === undefined ? [] : ['--bet', proof!]))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The line that names the file or the server that is read. */
const saidFirst = /^(Reading|Asking the server at) .*\n/

/** Runs beside the test: a server in its process would meanwhile take its own idle connections for old. */
const run = (...options: string[]): Promise<Verified> =>
  new Promise(resolve => {
    const child = execFile(process.execPath, [command, ...options], mostOutput, (_error, stdout, stderr) =>
      resolve({ status: child.exitCode, stdout: stdout.replace(saidFirst, '').trim(), stderr: stderr.trim() }),
    )
  })

const mostOutput = { maxBuffer: 64 * 1024 * 1024 }

/**
 * What the same command says of the rounds, draws and fixtures of a server that runs, or of one fixture. It ends the call where
 * one does not hold.
 */
export const verifyServer = async (url: string, fixture?: string): Promise<string> => {
  const options = ['--url', url, ...(fixture === undefined ? [] : ['--fixture', fixture])]
  const { stdout } = await promisify(execFile)(process.execPath, [command, ...options])
  return stdout.replace(saidFirst, '').trim()
}
