import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { buildMissing } from './build/build-missing.ts'
import { compileAhead } from './build/compile-ahead.ts'
import { writeCompressedCopies } from './build/compressed-copies.ts'
import { moveBeside, placeToBuild, swapInto } from './build/into-place.ts'
import { isPartName, type PartName, parts } from './build/parts.ts'
import { readSources } from './build/stamps.ts'

/**
 * Builds the part that is named. With `--all` whatever is not built yet, else what of it browsers load, as many parts at once as
 * there are processors.
 */
const [name] = process.argv.slice(2)
if (name !== undefined && isPartName(name)) await build(name)
else {
  const say = (text: string) => console.log(`\x1b[2m[baize]\x1b[0m ${text}`)
  const made: PartName[] = ['client', 'games', 'server']
  await buildMissing(made, { say, atOnce: availableParallelism() })
  await buildMissing(name === '--all' ? ['console', 'copies', 'serve'] : ['console', 'copies'], {
    say,
    atOnce: availableParallelism(),
  })
}

async function build(part: PartName): Promise<void> {
  const { root, ...how } = parts[part]
  const built = readSources(part)
  if ('config' in how) {
    const vite = await import('vite')
    const made = placeToBuild(resolve(root, 'dist'))
    const build = { outDir: made, emptyOutDir: true }
    await vite.build({ root, configFile: join(root, how.config), logLevel: 'warn', build })
    const place = resolve(root, how.place)
    if (part === 'serve') compileAhead(place, moveBeside(made, place))
    else swapInto(made, place)
  } else await writeCompressedCopies(join(root, 'dist/client'))
  built()
}
