import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export const chartFolder = here('../../deploy/helm/baize')
export const valuesFile = (name: string): string => here(`values/${name}.yaml`)
export const renderedFile = (name: string): string => here(`rendered/${name}.yaml`)

/** Releases that Helm has rendered, by their files of values: which of them is an upgrade of one that is there. */
export const releases = { smallest: false, everything: true, others: false } as const

/** Hash of the chart and of the values of a release: what was rendered from them is of this moment. */
function digestOf(name: string): string {
  const files = readdirSync(chartFolder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .sort()
  const hash = createHash('sha256')
  for (const file of [...files, valuesFile(name)]) hash.update(relative(chartFolder, file)).update(readFileSync(file))
  return hash.digest('hex')
}

/** First line of a rendered file. */
export const headOf = (name: string): string =>
  `# Rendered by Helm from chart and values of ${digestOf(name)}: node scripts/deploy-files/render-chart.ts`
