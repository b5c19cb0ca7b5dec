import { spawnSync } from 'node:child_process'

/** Types and lint, the two checks of every save. */
for (const args of [
  ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'],
  ['node_modules/@biomejs/biome/bin/biome', 'check', '.'],
]) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
