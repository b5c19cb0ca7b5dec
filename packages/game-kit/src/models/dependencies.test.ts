import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const sources = resolve(import.meta.dirname, '..')

const merkle = resolve(sources, '../../merkle/src/index.ts')

/** Every module that a file reaches by imports: paths of the house's own, names of packages as they are. */
function reachedFrom(file: string, seen = new Set<string>()): Set<string> {
  for (const [, target] of readFileSync(file, 'utf8').matchAll(/(?:from|import)\s+'([^']+)'/g)) {
    const own = target === '@baize/merkle' ? merkle : target!
    const path = own.startsWith('.') ? resolve(dirname(file), own) : own
    if (seen.has(path)) continue
    seen.add(path)
    if (path.endsWith('.ts')) reachedFrom(path, seen)
  }
  return seen
}

const folders = readdirSync(join(sources, 'models'), { withFileTypes: true }).filter(
  entry => entry.isDirectory() && entry.name !== 'shared',
)

test.each(folders.map(folder => folder.name))(
  '[FAIR-004] the outcome of %s depends on definition, bet and draws alone: nothing else is imported',
  folder => {
    const allowed = [`models/${folder}/`, 'models/shared/', 'models/model.ts', 'draws.ts', 'events.ts', 'stakes.ts']
    for (const entry of ['rules.ts', 'evaluate.ts']) {
      const reached = [...reachedFrom(join(sources, 'models', folder, entry))].map(path => relative(sources, path))
      expect(reached.length).toBeGreaterThan(0)
      const foreign = reached.filter(path => path !== 'stream.ts' && !allowed.some(start => path.startsWith(start)))
      expect(foreign).toEqual([])
    }
  },
)

test('what the browser loads imports nothing of Node', () => {
  for (const entry of ['index.ts', 'browser/crypto.ts']) {
    const packages = [...reachedFrom(join(sources, entry))].filter(path => !path.startsWith('/'))
    expect(packages.filter(name => !name.startsWith('@noble/hashes/'))).toEqual([])
  }
})
