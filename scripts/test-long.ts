import { findBrowser } from './browser.ts'
import { testEnvironment } from './memory-folder.ts'
import { runAll, runTogether } from './steps.ts'

const vitest = 'node_modules/vitest/vitest.mjs'
const env = { ...testEnvironment(), CHROME: await findBrowser() }

/** The long proofs: kills and many-round races on one processor, full enumerations on the other, then journeys into every corner. */
await runTogether(
  [
    ['long tests', [vitest, 'run', '--project', 'long']],
    ['proofs', [vitest, 'run', '--project', 'proofs']],
  ],
  env,
)
await runAll([['long journeys', ['node_modules/@playwright/test/cli.js', 'test', '--project=long']]], env)
