import { findBrowser } from './browser.ts'
import { testEnvironment } from './memory-folder.ts'
import { checks, runAll, runTogether, type Step } from './steps.ts'

/** What the tests need or nobody waits for long: all of it before them, since they take both processors. */
const before: readonly Step[] = [
  ['build', ['scripts/build.ts']],
  ...checks,
  ['benchmark smoke', ['bench/main.ts', '--smoke', 'slot-sim', 'wallet-http']],
]

/** Each runner ends with its own summary; what fails in one keeps nothing from running in the other. */
const tests: readonly Step[] = [
  [
    'unit and API tests',
    ['node_modules/vitest/vitest.mjs', 'run', ...['unit', 'web', 'api'].map(name => `--project=${name}`)],
  ],
  ['journeys', ['node_modules/@playwright/test/cli.js', 'test', '--project=journeys']],
]

const only = process.argv.slice(2)
const isChosen = ([name]: Step) => only.length === 0 || only.includes(name) || name === 'build'
const CHROME = await findBrowser()
const env = { ...process.env, CHROME }
await runTogether(before.filter(isChosen), env)
await runAll(tests.filter(isChosen), { ...testEnvironment(), CHROME })
