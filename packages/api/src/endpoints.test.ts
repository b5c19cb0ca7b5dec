import { expect, test } from 'vitest'
import { endpointNames, endpoints } from './endpoints/index.ts'
import { errors } from './errors.ts'
import type { Endpoint } from './index.ts'
import { schemas } from './schemas/index.ts'
import { productCalls } from './testing/product-calls.ts'

const rows = endpointNames.map(name => [name, endpoints[name] as Endpoint] as const)

test('no two rows share method and path', () => {
  const seen = rows.map(([, row]) => `${row.method} ${row.path}`)
  expect(new Set(seen).size).toBe(seen.length)
})

test.each(rows)('%s answers only codes of the error table and has both schemas', (name, row) => {
  for (const code of row.errors) expect(errors).toHaveProperty(code)
  expect(schemas[name].request).toBeDefined()
  expect(schemas[name].response).toBeDefined()
})

test.each(rows)('%s lives where its kind belongs', (_name, row) => {
  expect(row.path.startsWith('/wps/ext/')).toBe(row.extension === true)
  if (row.encrypt) expect(row.method).not.toBe('GET')
})

test('reads that the documents mark with a token and a visitor may make are exactly the catalogue rows', () => {
  expect(rows.filter(([, row]) => row.auth === 'visitor' && !row.extension).map(([name]) => name)).toEqual([
    'catalogue.gameList',
    'catalogue.gameVendors',
    'catalogue.gameType',
  ])
})

test('[CONST2-037] each row carries the tag of its module, those that the documents name among them', () => {
  const tags = new Set(rows.map(([, { moduleId }]) => moduleId))
  for (const tag of ['COMM3', 'REG3', 'PTSYS3', 'FUNDTRANS3']) expect(tags).toContain(tag)
  for (const tag of tags) expect(tag).toMatch(/^[A-Z]+3$/)
})

test('[API2-065] each call of the product is a row of its own with the tag of a module, and says whether it takes a token', () => {
  expect(productCalls).toHaveLength(58)
  for (const [path, token] of productCalls) {
    const own = rows.map(([, row]) => row).filter(row => row.path === path)
    expect([path, own.length > 0]).toEqual([path, true])
    for (const row of own) expect(row.moduleId).toMatch(/^[A-Z]+3$/)
    if (token) expect([path, own.map(({ auth }) => auth)]).not.toEqual([path, expect.arrayContaining(['none'])])
  }
})

test('[API2-066] exactly the rows that carry a password or a proof travel sealed, and only a row with a body has fields in its query', () => {
  const sealed = rows.filter(([, row]) => row.encrypt).map(([name]) => name as string)
  expect(sealed.toSorted()).toEqual([
    'members.changePassword',
    'members.passwordByPhone',
    'members.register',
    'members.registerMobile',
    'operators.changePassword',
    'operators.confirmFactor',
    'operators.login',
    'operators.openLink',
    'operators.prove',
    'operators.stepUp',
    'operators.unlock',
    'session.login',
  ])
  for (const [, row] of rows) if (row.query) expect(['POST', 'PUT']).toContain(row.method)
})
