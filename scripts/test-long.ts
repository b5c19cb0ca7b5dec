import { findBrowser } from './browser.ts'
import { runAll } from './steps.ts'

/** The proofs that take long: kills, full enumerations, many-round races, and journeys into every corner. */
await runAll(
  [
    ['long tests', ['node_modules/vitest/vitest.mjs', 'run', '--project', 'long']],
    ['long journeys', ['node_modules/@playwright/test/cli.js', 'test', '--project=long']],
  ],
  { ...process.env, CHROME: await findBrowser() },
)
