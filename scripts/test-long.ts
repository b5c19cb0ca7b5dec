import { parseArgs } from 'node:util'
import { CLUSTER_VARIABLE } from '@baize/testing/database'
import setup from '@baize/testing/global-setup'
import { PICTURES_VARIABLE } from '@baize/testing/shared-pictures'
import { findBrowser, findShell, shellVariable } from './browser.ts'
import { testEnvironment } from './memory-folder.ts'
import { runAllTogether, type Step } from './steps.ts'

/**
 * With `--begin-within-seconds N` what would begin later than that is left and named, so that a slow machine ends in time: the
 * whole takes up to an hour, and no part of it more than a quarter of one, even at half the pace.
 */
const { values } = parseArgs({ options: { 'begin-within-seconds': { type: 'string' } } })
const beginWithinMs = Number(values['begin-within-seconds'] ?? Number.POSITIVE_INFINITY) * 1000
if (Number.isNaN(beginWithinMs)) throw new Error('--begin-within-seconds takes a number of seconds')

const env = { ...testEnvironment(), CHROME: await findBrowser() }
Object.assign(process.env, env)
const tearDown = await setup()
/** All parts of the journeys share one database server, the first start on it, the browser's shell and the covers that were drawn. */
const shared = {
  [CLUSTER_VARIABLE]: process.env[CLUSTER_VARIABLE],
  [PICTURES_VARIABLE]: process.env[PICTURES_VARIABLE],
  [shellVariable]: await findShell(),
}

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=1', '--project']
const playwright = 'node_modules/@playwright/test/cli.js'

/** One processor each, no part so long that a run which must end would wait for it, and last what a change seldom touches. */
const steps: Step[] = [
  ...inParts(6, part => [`long tests ${part}`, [...vitest, 'long', `--shard=${part}`]]),
  ...inParts(8, part => [
    `long journeys ${part}`,
    [
      ...[playwright, 'test', '--project=long', `--shard=${part}`, '--workers=1'],
      ...['--output', `test-results/long-${part.replace('/', '-of-')}`],
    ],
    shared,
  ]),
  ...inParts(4, part => [`proofs ${part}`, [...vitest, 'proofs', `--shard=${part}`]]),
]
await runAllTogether(steps, env, beginWithinMs)
await tearDown?.()

/** So many steps, of which each takes its part of the files, written as `1/4`. */
function inParts(count: number, stepOf: (part: string) => Step): Step[] {
  return Array.from({ length: count }, (_, index) => stepOf(`${index + 1}/${count}`))
}
