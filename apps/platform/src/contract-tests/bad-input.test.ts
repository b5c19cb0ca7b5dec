import type { Endpoint, EndpointName, Envelope, ErrorDetail } from '@baize/api'
import { endpoint, endpointNames, endpoints } from '@baize/api/endpoints/index'
import { errors } from '@baize/api/errors'
import { schemas } from '@baize/api/schemas/index'
import { startTestPlatform, type TestClient, type TestPlatform, uniqueName } from '@baize/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { badValues } from './bad-values.ts'
import { plainPayloads } from './payloads.ts'

let site: TestPlatform
let member: TestClient
let operator: TestClient
beforeAll(async () => {
  site = await startTestPlatform()
  operator = await site.operator()
  member = await (await site.visitor()).register(uniqueName())
})
afterAll(() => site.stop())

const transfersSoFar = async () => {
  const { rows } = await site.database.pool.query<{ count: bigint }>('select count(*) as count from ledger.transfer')
  return rows[0]!.count
}

interface Sent {
  status: number
  body: Envelope<ErrorDetail | null>
}

/** Any refusal must be a clear one: an envelope, a known code, a text, and never a server error. */
function expectClearAnswer({ status, body }: Sent) {
  expect(status).toBeLessThan(500)
  expect(Object.keys(body).sort()).toEqual(['errorCode', 'message', 'success', 'value'])
  if (status === 200) return
  expect(errors[body.errorCode!].status).toBe(status)
  expect(body.message!.length).toBeGreaterThan(10)
  expect(JSON.stringify(body)).not.toMatch(/\bat .*\.ts:|node_modules|select |insert /i)
}

const fieldsOf = (name: EndpointName): string[] =>
  Object.keys(
    (z.toJSONSchema(schemas[name].request, { io: 'input', unrepresentable: 'any' }).properties as object) ?? {},
  )

const callerOf = (name: EndpointName) => (endpoint(name).auth === 'operator' ? operator : member)
const send = (name: EndpointName, payload: unknown) =>
  callerOf(name).send(name, payload as never) as unknown as Promise<Sent>
// A stream that opens has no envelope, and signing out would end the caller; both have no input to be bad. A picture is
// no JSON: what can be bad about it stands beside it.
const rows = endpointNames.filter(name => name !== 'push.events' && name !== 'uploads.add' && !name.endsWith('.logout'))

describe.each(rows)('%s', name => {
  const row: Endpoint = endpoints[name]

  test('[API2-067, ERR-012] every answer is in the envelope: every field takes every bad value without choking, and no money moves', async () => {
    const before = await transfersSoFar()
    for (const field of fieldsOf(name)) {
      const sent = badValues.map(([, value]) => send(name, { ...plainPayloads[name], [field]: value }))
      for (const answer of await Promise.all(sent)) expectClearAnswer(answer)
    }
    expect(await transfersSoFar()).toBe(before)
  })

  test('missing and unknown fields are named', async () => {
    const { status, body } = await send(name, { ...plainPayloads[name], surprise: 1 })
    expect([status, body.errorCode]).toEqual([400, 'invalid_input'])
    expect(body.value?.fields).toEqual([{ field: 'surprise', message: 'This field is not known here.' }])
    const required = Object.keys(plainPayloads[name] ?? {})
    for (const field of required) {
      const { [field]: _left, ...rest } = plainPayloads[name]!
      const answer = await send(name, rest)
      expect(answer.body.value?.fields?.[0]).toEqual({ field, message: 'Please fill this in.' })
    }
  })

  test('[API2-068] another method is 405 and names the right one', async () => {
    const taken = endpointNames
      .filter(other => endpoints[other].path === row.path)
      .map(other => endpoints[other].method as string)
    const wrong = ['POST', 'PUT'].find(method => !taken.includes(method))!
    const { status, body, headers } = await callerOf(name).raw(wrong, row.path, '{}', 'application/json')
    expect([status, body.errorCode]).toEqual([405, 'method_not_allowed'])
    expect(headers.get('allow')).toContain(row.method)
  })

  if (row.encrypt) {
    test('a plain body is refused, and so are broken, old, foreign and repeated sealed ones, all alike', async () => {
      const plain = await member.raw(row.method, row.path, JSON.stringify(plainPayloads[name]), 'application/json')
      expect([plain.status, plain.body.errorCode]).toEqual([415, 'sealed_body_required'])
      const jwe = (header: object, path: string = row.path) =>
        member.seal(row.method, path, plainPayloads[name], header as Record<string, unknown>)
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
      const answers = await Promise.all(bad.map(body => member.raw(row.method, row.path, body, 'application/jose')))
      for (const { status, body } of answers) expect([status, body.errorCode]).toEqual([400, 'sealed_body_invalid'])
      await member.raw(row.method, row.path, good, 'application/jose')
      const again = await member.raw(row.method, row.path, good, 'application/jose')
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
    expectClearAnswer(await member.raw('POST', endpoints['session.login'].path, body, type))
})

test('malformed query data is named', async () => {
  const { status, body } = await member.raw<ErrorDetail>(
    'GET',
    `${endpoints['catalogue.gameVendors'].path}?data=%7Bbroken`,
  )
  expect(status).toBe(400)
  expect(body.value.fields?.[0]?.field).toBe('data')
  const asJson = encodeURIComponent(JSON.stringify({ gameType: 'RNG' }))
  expect((await member.raw('GET', `${endpoints['catalogue.gameVendors'].path}?data=${asJson}`)).status).toBe(200)
})

test('unknown paths under the API are 404 in the envelope', async () => {
  for (const path of ['/wps/nothing', '/lgw/nothing', '/wallet/v1/nothing', '/img/games/nothing.webp'])
    expectClearAnswer(await member.raw('GET', path))
})

test('nothing of all this was unforeseen', () => {
  expect(site.logLines.errors).toEqual([])
})
