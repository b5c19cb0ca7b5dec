// An operator's calls from the command line, in plain Node without packages: the sample of docs/operations.md.
//   PASSWORD=... node docs/examples/desk.mjs anna CALL...
// A CALL is JSON, or a file of it: { "POST": "/wps/ext/operator/...", "body": { ... } }; /docs lists them all. SITE names another server
// than the one of this machine, and NEW_PASSWORD takes the place of a password that is good once.
import { existsSync, readFileSync } from 'node:fs'

const { SITE = 'http://127.0.0.1:8080', PASSWORD, NEW_PASSWORD } = process.env
const [username, ...calls] = process.argv.slice(2)
let token = ''
let cookie = ''

/** The value of an answer. @throws Error that says what was refused, and in which field */
async function call(method, path, body) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}`, cookie }) }
  const answer = await fetch(SITE + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  const cookies = answer.headers.getSetCookie().map(line => line.split(';')[0])
  if (cookies.length > 0) cookie = cookies.join('; ')
  const { success, value, message, errorCode } = await answer.json()
  if (errorCode === 'second_approval_required') return 'It waits for another operator, who makes the same call.'
  const fields = (value?.fields ?? []).map(({ field, message }) => ` ${field}: ${message}`)
  if (!success) throw new Error(`${method} ${path}: ${message}${fields.join('')}`)
  if (value?.token) token = value.token
  return value ?? 'Done.'
}

try {
  const { mustChange } = await call('POST', '/wps/ext/operator/session', { username, password: PASSWORD })
  if (mustChange) {
    if (!NEW_PASSWORD) throw new Error('This password is good once: name one of your own in NEW_PASSWORD.')
    const words = { oldPassword: PASSWORD, newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD }
    await call('POST', '/wps/ext/operator/password', words)
  }
  for (const text of calls) {
    const { body, ...row } = JSON.parse(existsSync(text) ? readFileSync(text, 'utf8') : text)
    const [[method, path]] = Object.entries(row)
    console.log(JSON.stringify(await call(method, path, body)))
  }
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
