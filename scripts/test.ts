import { findBrowser } from './browser.ts'
import { checks, runSteps, type Step } from './steps.ts'

/** Everything that must hold, cheapest first; the test runner's own summary comes last. */
const steps: Step[] = [
  ...checks,
  ['benchmark smoke', ['bench/main.ts', '--smoke', 'slot-sim', 'wallet-http']],
  ['tests', ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--project', 'api', '--project', 'browser']],
]

const only = process.argv.slice(2)
const chosen = steps.filter(([name]) => only.length === 0 || only.includes(name))
runSteps(chosen, { ...process.env, CHROME: await findBrowser() })
