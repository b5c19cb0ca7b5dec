import { expect, test } from 'vitest'
import { withoutReference } from '../../../build/lean-endpoints.ts'

test('rows keep what a call needs and lose what only readers need', () => {
  const row = `'site.status': {
    area: 'Site',
    method: 'GET',
    path: '/wps/system/status',
    summary:
      "Says, in a member's words, whether the site is open: 'yes' or \\"no\\".",
    errors: ['not_found', 'module_off'],
    feature: 'LOGIN',
    limit: 'tenth',
    mayGuest: true,
    alwaysOpen: true,
    query: ['type'],
  },`
  expect(withoutReference(row).replace(/\s+/g, ' ')).toBe(
    "'site.status': { method: 'GET', path: '/wps/system/status', query: ['type'], },",
  )
})

test('rows of operators are not for browsers of players', () => {
  const rows = `{
  'site.article': {
    auth: 'none',
    path: '/wps/ext/article',
  },
  'site.saveArticle': {
    method: 'PUT',
    auth: 'operator',
    path: '/wps/ext/operator/article',
    errors: [],
  },
}`
  expect(withoutReference(rows).replace(/\s+/g, ' ')).toBe(
    "{ 'site.article': { auth: 'none', path: '/wps/ext/article', }, }",
  )
})
