import type { EndpointName, Envelope, ErrorDetail } from '@baize/api'
import { endpoint, endpointNames } from '@baize/api/endpoints/index'
import { errors } from '@baize/api/errors'
import { schemas } from '@baize/api/schemas/index'
import { startTestPlatform, type TestClient, type TestPlatform, uniqueName } from '@baize/testing'
import { expect } from 'vitest'
import { z } from 'zod'
import { badValues } from './bad-values.ts'
import { plainPayloads } from './payloads.ts'

interface Sent {
  status: number
  body: Envelope<ErrorDetail | null>
}

/**
 * Rows that have an answer in an envelope. A stream that opens has none, and signing out would end the caller; both have no
 * input to be bad. A picture is no JSON: what can be bad about it stands beside it.
 */
export const enveloped = endpointNames.filter(
  name => !endpoint(name).stream && !endpoint(name).upload && !name.endsWith('.logout'),
)

const fieldsOf = (name: EndpointName): string[] =>
  Object.keys(
    (z.toJSONSchema(schemas[name].request, { io: 'input', unrepresentable: 'any' }).properties as object) ?? {},
  )

/** Any refusal must be a clear one: an envelope, a known code, a text, and never a server error. */
export function expectClearAnswer({ status, body }: Sent): void {
  expect(status).toBeLessThan(500)
  expect(Object.keys(body).sort()).toEqual(['errorCode', 'message', 'success', 'value'])
  // A call that waits for somebody else is no refusal.
  if (status === 200 || status === 202) return
  expect(errors[body.errorCode!].status).toBe(status)
  expect(body.message!.length).toBeGreaterThan(10)
  expect(JSON.stringify(body)).not.toMatch(/\bat .*\.ts:|node_modules|select |insert /i)
}

/** A site with a member, an agent without downlines and an operator, who each send bad input to the rows that are theirs. */
export class BadInput {
  readonly site: TestPlatform
  readonly member: TestClient
  readonly #agent: TestClient
  readonly #operator: TestClient
  readonly #administrator: TestClient

  private constructor(
    site: TestPlatform,
    callers: Record<'member' | 'agent' | 'operator' | 'administrator', TestClient>,
  ) {
    this.site = site
    this.member = callers.member
    this.#agent = callers.agent
    this.#operator = callers.operator
    this.#administrator = callers.administrator
  }

  static async start(): Promise<BadInput> {
    const site = await startTestPlatform()
    const [operator, administrator] = [await site.operator(), await site.operator('operator')]
    // What is left out is to be missed.
    operator.claimsOrders = false
    const member = await (await site.visitor()).register(uniqueName())
    const name = uniqueName()
    const agent = await (await site.visitor()).register(name)
    const accounts = site.database.kysely.updateTable('identity.account')
    await accounts.set({ agent_type: 1 }).where('username', '=', name).execute()
    return new BadInput(site, { member, agent, operator, administrator })
  }

  callerOf(name: EndpointName): TestClient {
    const { auth, permission } = endpoint(name)
    if (permission === 'operator.edit' || permission === 'role.edit') return this.#administrator
    return auth === 'operator' ? this.#operator : auth === 'agent' ? this.#agent : this.member
  }

  send(name: EndpointName, payload: unknown): Promise<Sent> {
    return this.callerOf(name).send(name, payload as never) as unknown as Promise<Sent>
  }

  /** Gives each field of a row bad values, one at a time, beside a payload that is good otherwise. No money may move. */
  async intoEveryField(name: EndpointName, isTried: (value: number, field: number) => boolean): Promise<void> {
    const before = await this.#transfersSoFar()
    for (const [place, field] of fieldsOf(name).entries()) {
      const tried = badValues.filter((_, value) => isTried(value, place))
      const sent = tried.map(([, value]) => this.send(name, { ...plainPayloads[name], [field]: value }))
      const isFile = ({ status }: Sent) => status === 200 && (endpoint(name).csv ?? endpoint(name).sheet) === true
      for (const answer of await Promise.all(sent)) if (!isFile(answer)) expectClearAnswer(answer)
    }
    expect(await this.#transfersSoFar()).toBe(before)
  }

  async #transfersSoFar(): Promise<bigint> {
    const { rows } = await this.site.database.pool.query<{ count: bigint }>(
      'select count(*) as count from ledger.transfer',
    )
    return rows[0]!.count
  }
}
