import { findBrowser } from './browser.ts'
import { checks, runInOrder, runTogether, type Step } from './steps.ts'

/** What the tests need or nobody waits for long: all of it before them, since they take both processors. */
const before: readonly Step[] = [['build', ['scripts/build.ts']], ...checks]

/** Cheapest first; the test runner's own summary comes last. */
const then: readonly Step[] = [
  ['benchmark smoke', ['bench/main.ts', '--smoke', 'slot-sim', 'wallet-http']],
  ['tests', ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--project', 'api', '--project', 'browser']],
]

const only = process.argv.slice(2)
const isChosen = ([name]: Step) => only.length === 0 || only.includes(name) || name === 'build'
const env = { ...process.env, CHROME: await findBrowser() }
await runTogether(before.filter(isChosen), env)
await runInOrder(then.filter(isChosen), env)
