import { readFileSync } from 'node:fs'
import { temporaryFolder } from '@baize/testing/database-cluster'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { releases, renderedFile } from './chart.ts'
import { fetchHelm, render } from './helm.ts'

const { path, remove } = temporaryFolder()
let helm: string
beforeAll(() => {
  helm = fetchHelm(path)
}, 120_000)
afterAll(remove)

test.each(Object.keys(releases) as (keyof typeof releases)[])(
  '[SCALE-010] Helm takes the chart with the values of %s, and makes of it what the tests read',
  name => {
    expect(render(helm, name)).toBe(readFileSync(renderedFile(name), 'utf8'))
  },
)
