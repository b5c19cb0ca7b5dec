import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { project } from '../../scripts/upgrade/versions.ts'
import { temporaryFolder } from '../wallet/world.ts'
import { compare } from './compare.ts'
import { layOutToWork } from './earlier.ts'
import type { WorkName } from './work.ts'

/** Servers are made of these. */
const paths = ['apps/platform', 'packages/server-kit', 'packages/api', 'packages/money', 'package-lock.json']

/**
 * The commit since a revision at which one kind of work began to take more processor time than a bound lets it, found by halving, and
 * that time over the revision's. Neighbouring turns differ by some percent, so it may be one beside it.
 */
export async function commitToLookAt(name: WorkName, since: string, maxRatio: number): Promise<string> {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: project, encoding: 'utf8' }).trim()
  const commits = git('rev-list', '--reverse', '--first-parent', `${since}..HEAD`, '--', ...paths).split('\n')
  const folder = temporaryFolder()
  const before = join(folder, 'before')
  layOutToWork(since, before)
  let [low, high, ratio] = [0, commits.length - 1, Number.NaN]
  try {
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      const now = join(folder, commits[middle]!)
      layOutToWork(commits[middle]!, now)
      const { cpuRatio } = await compare(name, { now, before }, { turns: 6, seconds: 2 })
      if (cpuRatio > maxRatio) [high, ratio] = [middle, cpuRatio]
      else low = middle + 1
      rmSync(now, { recursive: true })
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  const found = git('log', '-1', '--format=%h %s', commits[low]!)
  return Number.isNaN(ratio) ? found : `${found} (${ratio.toFixed(2)})`
}
