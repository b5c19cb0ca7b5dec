import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

/** What Vite builds. */
const targets = [
  { name: 'player site', root: 'apps/web', configs: ['vite.client.ts', 'vite.server.ts'] },
  { name: 'games', root: 'apps/games', configs: ['vite.config.ts'] },
]

for (const target of targets) {
  const stamp = join(target.root, 'dist', '.stamp')
  const wanted = fingerprint([`${target.root}/**/*`, 'packages/*/src/**/*'])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) continue
  console.log(`\x1b[2m[baize]\x1b[0m Building the ${target.name} ...`)
  for (const config of target.configs) {
    await build({ root: target.root, configFile: join(target.root, config), logLevel: 'warn' })
  }
  writeFileSync(stamp, wanted)
}

/**
 * Digest of an app's sources, of the packages' and of the lock file, so that nothing is built again while they stay the same.
 * It takes all of them: a list of folders that a build reads would one day miss one.
 */
function fingerprint(patterns: string[]): string {
  const hash = createHash('sha256')
  const files = patterns
    .flatMap(pattern => globSync(pattern, { exclude: name => name.includes('node_modules') || name.includes('/dist') }))
    .filter(
      file =>
        !file.includes('/dist/') && !/\.(test|stories)\.|^apps\/web\/workshop\//.test(file) && /\.\w+$/.test(file),
    )
    .sort()
  for (const file of [...files, 'package-lock.json']) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}
