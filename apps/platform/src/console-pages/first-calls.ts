import { type Language, type OperatorPermission, wireOf } from '@baize/api'
import { deskEndpoints } from '@baize/api/endpoints/operator/index'
import { inlineJson } from '@baize/api/escape-html'

/** A call that a screen begins with, made while the console's scripts are still on their way. */
export interface FirstCall {
  address: string
  headers: Record<string, string>
  /** Asked for only once it is known that the operator has this permission. */
  permission?: OperatorPermission
}

const background = { 'x-background': '1' }

/**
 * Lists the calls that a screen of the console begins with: the operator, and on the dashboard its figures. Each is as the screen makes it.
 * @param screen path below `/console`, such as `/` or `/cashier/deposits`
 */
export function firstCalls(screen: string, { range }: { range?: string }, language: Language): FirstCall[] {
  const call = (name: keyof typeof deskEndpoints, payload: object, headers = {}): FirstCall => {
    const row = deskEndpoints[name]
    return {
      address: wireOf(row, payload).address,
      headers: { ...headers, 'x-language': language, moduleid: row.moduleId },
      ...('permission' in row ? { permission: row.permission } : {}),
    }
  }
  const operator = call('operators.me', {}, background)
  if (screen !== '/') return [operator]
  const days = { range: range ?? 'today' }
  return [
    operator,
    call('dashboard.pending', {}, background),
    call('dashboard.figures', { ...days, compare: 'true' }),
    call('dashboard.series', days),
  ]
}

/**
 * Script of the document that makes the calls for the operator of this tab. Their answers stand in `window.firstAnswers` under the
 * addresses, for the console to take in place of a call of its own.
 */
export const firstCallsScript = (calls: readonly FirstCall[]): string => `(() => {
  const token = sessionStorage.getItem('desk-token')
  if (!token) return
  const [operator, ...rest] = ${inlineJson(calls)}
  const ask = ({ address, headers }) =>
    fetch(address, { credentials: 'same-origin', headers: { ...headers, authorization: 'Bearer ' + token } })
      .then(answer => answer.json())
  const answers = { [operator.address]: ask(operator) }
  window.firstAnswers = { token, answers }
  for (const call of rest)
    answers[call.address] = answers[operator.address].then(({ value }) =>
      value && !value.mustChange && !value.enrolling && value.permissions.includes(call.permission) ? ask(call) : null)
  for (const answer of Object.values(answers)) answer.catch(() => {})
})()`
