import { spawnSync } from 'node:child_process'
import { findBrowser } from './browser.ts'

/** The proofs that take long: kills, full enumerations, many-round races. */
const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'long'], {
  stdio: 'inherit',
  env: { ...process.env, CHROME: await findBrowser() },
})
process.exit(status ?? 1)
