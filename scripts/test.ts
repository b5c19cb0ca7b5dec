import { spawnSync } from 'node:child_process'
import { findBrowser } from './browser.ts'

/** Everything that must hold, cheapest first; the test runner's own summary comes last. */
const steps: [name: string, args: string[]][] = [
  ['types', ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json']],
  ['lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']],
  [
    'boundaries',
    [
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config',
      '.dependency-cruiser.mjs',
      'apps',
      'packages',
    ],
  ],
  ['benchmark smoke', ['bench/main.ts', '--smoke', 'slot-sim', 'wallet-http']],
  ['tests', ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--project', 'api', '--project', 'browser']],
]

const only = process.argv.slice(2)
const environment = { ...process.env, CHROME: await findBrowser() }
for (const [name, args] of steps) {
  if (only.length > 0 && !only.includes(name)) continue
  console.log(`\x1b[2m[baize]\x1b[0m ${name}`)
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env: environment })
  if (status !== 0) {
    console.error(`${name} failed.`)
    process.exit(status ?? 1)
  }
}
