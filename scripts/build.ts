import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { buildMissing } from './build/build-missing.ts'
import { writeCompressedCopies } from './build/compressed-copies.ts'
import { isPartName, type PartName, partNames, parts } from './build/parts.ts'
import { readSources } from './build/stamps.ts'

/** Builds the part that is named; without a name whatever is not built yet, as many parts at once as there are processors. */
const [name] = process.argv.slice(2)
if (name === undefined) {
  const say = (text: string) => console.log(`\x1b[2m[baize]\x1b[0m ${text}`)
  const made = partNames.filter(part => part !== 'copies')
  await buildMissing(made, { say, atOnce: availableParallelism() })
  await buildMissing(['copies'], { say, atOnce: 1 })
} else if (isPartName(name)) await build(name)
else throw new Error(`there is no part ${name}; choose one of: ${partNames.join(', ')}`)

async function build(part: PartName): Promise<void> {
  const { root, ...how } = parts[part]
  const built = readSources(part)
  if ('config' in how) {
    const vite = await import('vite')
    await vite.build({ root, configFile: join(root, how.config), logLevel: 'warn' })
  } else await writeCompressedCopies(join(root, 'dist/client'))
  built()
}
