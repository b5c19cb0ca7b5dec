import { endpoints } from '@baize/api/endpoints/index'
import type { House } from './house.ts'

/** Two administrators, and two cashiers: who makes operators moves no money. */
type Name = 'anna' | 'ben' | 'cara' | 'dan'
/** A call as `docs/examples/desk.mjs` takes it: a file of the examples, or what it holds. */
type Call = string | object

/** The operators of a house, each with a password of their own, who call by the page's sample. */
export interface Desks {
  /** Makes a call as one of them. @throws Error with what was refused */
  call(name: Name, call: Call): unknown
  /** Makes a call that takes both administrators, and answers what it answered the second. */
  both(call: Call): unknown
}

export const waits = 'It waits for another operator, who makes the same call.'
export const passwords = {
  ...{ anna: 'Annas-Long-Password-9', ben: 'Bens-Long-Password-9' },
  ...{ cara: 'Caras-Long-Password-9', dan: 'Dans-Long-Password-9' },
}

const quoted = (call: Call) => (typeof call === 'string' ? `docs/examples/house/${call}` : `'${JSON.stringify(call)}'`)

/** Makes the first operator of a house that runs, and has that one make the others. */
export function openDesks(house: House, SITE: string): Desks {
  const say = (name: Name, call: Call, words: Record<string, string>): unknown =>
    JSON.parse(house.run(`node docs/examples/desk.mjs ${name} ${quoted(call)}`, { SITE, ...words }))
  const once = oneTimePassword(house.run('npm run first-operator -- anna'))
  const begin = (name: Name, made: unknown) => {
    const { password: PASSWORD } = made as { password: string }
    say(name, { GET: endpoints['operators.me'].path }, { PASSWORD, NEW_PASSWORD: passwords[name] })
  }
  begin('ben', say('anna', 'second-operator.json', { PASSWORD: once, NEW_PASSWORD: passwords.anna }))
  const call = (name: Name, given: Call) => say(name, given, { PASSWORD: passwords[name] })
  const both = (given: Call) => {
    const said = call('anna', given)
    if (said !== waits) throw new Error(JSON.stringify(said))
    return call('ben', given)
  }
  begin('cara', both('cashier.json'))
  const dan = { username: 'dan', roles: ['cashier'], reason: 'the house opens' }
  begin('dan', both({ POST: endpoints['operators.create'].path, body: dan }))
  return { call, both }
}

/** The one that `first-operator` prints. */
export const oneTimePassword = (said: string): string => /this password.*: (\S+)/.exec(said)![1]!
