import type { Endpoint, ErrorDetail } from '@baize/api'
import { endpointNames, endpoints } from '@baize/api/endpoints/index'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BadInput, enveloped, expectClearAnswer } from './bad-input.ts'
import { plainPayloads } from './payloads.ts'

let input: BadInput
beforeAll(async () => {
  input = await BadInput.start()
})
afterAll(() => input.site.stop())

describe.each(enveloped)('%s', name => {
  const row: Endpoint = endpoints[name]

  // All values at all fields are thousands of calls, which the long tests make.
  test('[API2-067, ERR-012] every answer is in the envelope: no field chokes on bad values, and no money moves', () =>
    input.intoEveryField(name, (value, field) => (value + field + endpointNames.indexOf(name)) % 3 === 0))

  test('missing and unknown fields are named', async () => {
    const { status, body } = await input.send(name, { ...plainPayloads[name], surprise: 1 })
    expect([status, body.errorCode]).toEqual([400, 'invalid_input'])
    expect(body.value?.fields).toEqual([{ field: 'surprise', message: 'This field is not known here.' }])
    const required = Object.keys(plainPayloads[name] ?? {})
    for (const field of required) {
      const { [field]: _left, ...rest } = plainPayloads[name]!
      const answer = await input.send(name, rest)
      expect(answer.body.value?.fields?.[0]).toEqual({ field, message: 'Please fill this in.' })
    }
  })

  test('[API2-068] another method is 405 and names the right one', async () => {
    const taken = endpointNames
      .filter(other => endpoints[other].path === row.path)
      .map(other => endpoints[other].method as string)
    const wrong = ['POST', 'PUT'].find(method => !taken.includes(method))!
    const { status, body, headers } = await input.callerOf(name).raw(wrong, row.path, '{}', 'application/json')
    expect([status, body.errorCode]).toEqual([405, 'method_not_allowed'])
    expect(headers.get('allow')).toContain(row.method)
  })

  if (row.encrypt) {
    test('a plain body is refused, and so are broken, old, foreign and repeated sealed ones, all alike', async () => {
      const caller = input.callerOf(name)
      const plain = await caller.raw(row.method, row.path, JSON.stringify(plainPayloads[name]), 'application/json')
      expect([plain.status, plain.body.errorCode]).toEqual([415, 'sealed_body_required'])
      const jwe = (header: object, path: string = row.path) =>
        caller.seal(row.method, path, plainPayloads[name], header as Record<string, unknown>)
      const good = await jwe({})
      const bad = [
        'not a jwe',
        good.replace(/\.(.)([^.]*)$/, (_tag, first, rest) => `.${first === 'A' ? 'B' : 'A'}${rest}`),
        `${good}.x`,
        await jwe({ kid: 'unknown' }),
        await jwe({ iat: Math.floor(Date.now() / 1000) - 300 }),
        await jwe({ iat: Math.floor(Date.now() / 1000) + 300 }),
        await jwe({ iat: 'soon' }),
        await jwe({ jti: undefined }),
        await jwe({ mth: 'PATCH' }),
        await jwe({ pth: '/wps/else' }),
      ]
      const answers = await Promise.all(bad.map(body => caller.raw(row.method, row.path, body, 'application/jose')))
      for (const { status, body } of answers) expect([status, body.errorCode]).toEqual([400, 'sealed_body_invalid'])
      await caller.raw(row.method, row.path, good, 'application/jose')
      const again = await caller.raw(row.method, row.path, good, 'application/jose')
      expect(again.body.errorCode).toBe('sealed_body_invalid')
    })
  }
})

test('a body of 10 MB, a deep one, and one that is no JSON are refused without a trace', async () => {
  for (const [body, type] of [
    ['x'.repeat(10_000_000), 'application/jose'],
    ['['.repeat(30_000), 'application/json'],
    ['{"a":', 'application/json'],
    ['<a/>', 'text/xml'],
  ] as const)
    expectClearAnswer(await input.member.raw('POST', endpoints['session.login'].path, body, type))
})

test('malformed query data is named', async () => {
  const { status, body } = await input.member.raw<ErrorDetail>(
    'GET',
    `${endpoints['catalogue.gameVendors'].path}?data=%7Bbroken`,
  )
  expect(status).toBe(400)
  expect(body.value.fields?.[0]?.field).toBe('data')
  const asJson = encodeURIComponent(JSON.stringify({ gameType: 'RNG' }))
  expect((await input.member.raw('GET', `${endpoints['catalogue.gameVendors'].path}?data=${asJson}`)).status).toBe(200)
})

test('unknown paths under the API are 404 in the envelope', async () => {
  for (const path of ['/wps/nothing', '/lgw/nothing', '/wallet/v1/nothing', '/img/games/nothing.webp'])
    expectClearAnswer(await input.member.raw('GET', path))
})

test('nothing of all this was unforeseen', () => {
  expect(input.site.logLines.errors).toEqual([])
})
