import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { domainOrder } from '../apps/platform/src/domains/order.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Packages that only prove the house, and stand in no app. */
const provesOnly = ['testing']

/** The house as a Mermaid chart: which app builds on which package, and the domains of the platform in their order. */
export function houseDiagram(): string {
  const workspaces = globSync('{apps,packages}/*/package.json', { cwd: root }).sort()
  const edges = workspaces.flatMap(path => {
    const { dependencies = {} } = JSON.parse(readFileSync(join(root, path), 'utf8')) as {
      dependencies?: Record<string, string>
    }
    const from = basename(dirname(path))
    return Object.keys(dependencies)
      .filter(name => name.startsWith('@baize/') && !provesOnly.includes(from))
      .map(name => `  ${from} --> ${name.slice('@baize/'.length)}`)
  })
  const box = (folder: string) =>
    `  subgraph ${folder}\n${workspaces
      .filter(path => path.startsWith(folder))
      .map(path => basename(dirname(path)))
      .filter(name => !provesOnly.includes(name))
      .map(name => `    ${name}`)
      .join('\n')}\n  end`
  return [
    '```mermaid',
    'flowchart TD',
    box('apps'),
    box('packages'),
    ...edges,
    `  platform -.- domains["${domainOrder.join(' → ')}"]`,
    '```',
  ].join('\n')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(houseDiagram())
