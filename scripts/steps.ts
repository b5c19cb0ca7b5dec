import { spawnSync } from 'node:child_process'

/** A program of Node with its arguments, by a name for whoever waits. */
export type Step = readonly [name: string, args: readonly string[]]

/** What takes seconds, and holds before anything is tested. */
export const checks: readonly Step[] = [
  // One checker: with more each works out most types anew, which on few cores takes longer.
  ['types', ['node_modules/typescript-native/bin/tsc', '-p', 'tsconfig.json', '--checkers', '1']],
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
]

/** Runs steps in order; the first that fails ends this process with its status. */
export function runSteps(steps: readonly Step[], env: NodeJS.ProcessEnv = process.env): void {
  for (const [name, args] of steps) {
    console.log(`\x1b[2m[baize]\x1b[0m ${name}`)
    const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env })
    if (status === 0) continue
    console.error(`${name} failed.`)
    process.exit(status ?? 1)
  }
}
