import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A clone of this repository at a revision, in a folder of its own. */
export interface Checkout {
  folder: string
  remove(): void
}

/**
 * Clones a revision as somebody would who meets it for the first time: no packages, no builds, no data.
 * @param uncommitted lays the changes of the working tree over it, so that what is not committed yet can be measured
 */
export function checkOut(revision: string, { uncommitted = false } = {}): Checkout {
  const folder = mkdtempSync(join(tmpdir(), 'bz-against-'))
  // The database server of a run as root is another user.
  chmodSync(folder, 0o711)
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1 << 28 })
  git('clone', '--quiet', '--no-hardlinks', '.', folder)
  git('-C', folder, 'checkout', '--quiet', revision)
  if (uncommitted) {
    const patch = git('diff', '--binary', 'HEAD')
    if (patch) execFileSync('git', ['-C', folder, 'apply'], { input: patch })
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
