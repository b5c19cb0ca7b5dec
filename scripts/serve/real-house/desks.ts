import { readFileSync } from 'node:fs'
import { type EndpointName, isWaiting } from '@baize/api'
import { endpointNames, endpoints } from '@baize/api/endpoints/index'
import { OperatorClient } from '@baize/testing'
import type { House } from './house.ts'

/** Two administrators, and two cashiers: who makes operators moves no money. */
type Name = 'anna' | 'ben' | 'cara' | 'dan'
/** A call as `docs/examples/desk.mjs` takes it: a file of the examples, or what it holds. */
type Call = string | ({ [method in 'GET' | 'POST']?: string } & { body?: object })

/** The operators of a house, each with a password and an authenticator of their own. */
export interface Desks {
  /** Makes a call as one of them. Answers its value, or that it waits. @throws Error with what was refused */
  call(name: Name, call: Call): Promise<unknown>
  /** Makes a call that waits for the other administrator, has them agree, and answers what the call answers. */
  both(call: Call): Promise<unknown>
}

export const passwords = {
  ...{ anna: 'Annas-Long-Password-9', ben: 'Bens-Long-Password-9' },
  ...{ cara: 'Caras-Long-Password-9', dan: 'Dans-Long-Password-9' },
}

const read = (call: Call): Exclude<Call, string> =>
  typeof call === 'string' ? JSON.parse(readFileSync(`docs/examples/house/${call}`, 'utf8')) : call

/** The operation that a call is of. */
function operationOf({ body: _, ...row }: Exclude<Call, string>): EndpointName {
  const [[method, path]] = Object.entries(row) as [[string, string]]
  return endpointNames.find(name => endpoints[name].method === method && endpoints[name].path === path)!
}

/** Makes the administrators of a house that runs, and has them make the cashiers. */
export async function openDesks(house: House, SITE: string): Promise<Desks> {
  const clients = new Map<Name, OperatorClient>()
  const begin = async (username: Name, password: string) => {
    const client = await new OperatorClient(SITE).open()
    await client.enter({ username, password, secret: null })
    await client.settle(passwords[username])
    clients.set(username, client)
  }
  const call = async (name: Name, given: Call) => {
    const said = read(given)
    const operation = operationOf(said)
    const { body } = await clients.get(name)!.send(operation, (said.body ?? {}) as never)
    if (!body.success) throw new Error(`${operation}: ${JSON.stringify(body)}`)
    return body.value
  }
  const both = async (given: Call) => {
    const said = await call('anna', given)
    if (!isWaiting(said)) throw new Error(JSON.stringify(said))
    const agreed = { id: said.approvalId, reason: 'the house opens' }
    const { state, result } = await clients.get('ben')!.call('approvals.approve', agreed)
    if (state !== 'DONE') throw new Error(`${JSON.stringify(given)} came to ${state}`)
    return result
  }
  const made = async (answer: Promise<unknown>) => ((await answer) as { password: string }).password
  for (const name of ['anna', 'ben'] as const) {
    const link = linksIn(house.run(`npm run operator -- create ${name}`))[0]!
      .split('#')
      .at(-1)!
    const client = await new OperatorClient(SITE).open()
    clients.set(name, await client.openLink(name, link, passwords[name]))
  }
  await begin('cara', await made(both('cashier.json')))
  const dan = { username: 'dan', roles: ['cashier'], reason: 'the house opens' }
  await begin('dan', await made(both({ POST: endpoints['operators.create'].path, body: dan })))
  return { call, both }
}

/** The links that the command line printed. */
export const linksIn = (said: string): string[] => [...said.matchAll(/this link.*: (\S+)/g)].map(([, link]) => link!)
