import { globSync, readFileSync } from 'node:fs'
import { endpointNames, endpoints } from '@baize/api/endpoints/index'
import { expect, test } from 'vitest'
import { leanRows } from './lean-endpoints.ts'

test('rows keep what a call needs and lose what only readers need', () => {
  const row = {
    ...{ area: 'Site', method: 'GET', path: '/wps/system/status', auth: 'none', summary: 'Says: \'yes\' or "no".' },
    ...{ errors: ['not_found', 'module_off'], feature: 'LOGIN', limit: 'tenth', mayGuest: true, query: ['type'] },
  }
  expect(leanRows({ 'site.status': row })).toEqual({
    'site.status': { method: 'GET', path: '/wps/system/status', auth: 'none', query: ['type'] },
  })
})

test('no path of operators is in what browsers of players load', () => {
  const paths = endpointNames.filter(name => endpoints[name].auth === 'operator').map(name => endpoints[name].path)
  expect(paths.length).toBeGreaterThan(80)
  const files = globSync('apps/web/dist/client/assets/*.js')
  expect(files.length).toBeGreaterThan(20)
  const scripts = files.map(file => readFileSync(file, 'utf8')).join('\n')
  expect(paths.filter(path => scripts.includes(path))).toEqual([])
})
