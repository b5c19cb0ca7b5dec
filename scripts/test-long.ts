import { parseArgs } from 'node:util'
import { CLUSTER_VARIABLE } from '@baize/testing/database'
import setup from '@baize/testing/global-setup'
import { PICTURES_VARIABLE } from '@baize/testing/shared-pictures'
import { findBrowser, findShell, shellVariable } from './browser.ts'
import { testEnvironment } from './memory-folder.ts'
import { runAllTogether, type Step } from './steps.ts'

/**
 * With `--begin-within-seconds N` what would begin later than that is left and named, so that a slow machine ends in time: the
 * whole takes up to an hour, and no part of it more than half of one.
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
const journeyParts = 8

/** One processor each: the longest first, and journeys in parts beside what is left of them. */
const steps: Step[] = [
  ['proofs', [...vitest, 'proofs']],
  ['long tests', [...vitest, 'long']],
  ...Array.from({ length: journeyParts }, (_, index): Step => {
    const part = `${index + 1}/${journeyParts}`
    const output = `test-results/long-${index + 1}`
    return [
      `long journeys ${part}`,
      [playwright, 'test', '--project=long', `--shard=${part}`, '--workers=1', '--output', output],
      shared,
    ]
  }),
]
await runAllTogether(steps, env, beginWithinMs)
await tearDown?.()
