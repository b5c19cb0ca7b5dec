import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the page server is built for production: it renders the same whatever a deployment sets', () => {
  const files = globSync('apps/web/dist/server/**/*.js')
  expect(files).toContain('apps/web/dist/server/entry.js')
  expect(files.filter(file => readFileSync(file, 'utf8').includes('NODE_ENV'))).toEqual([])
})
