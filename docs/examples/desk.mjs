// An operator's calls from the command line, in plain Node without packages: the sample of docs/operations.md.
//   PASSWORD=... FACTOR=... node docs/examples/desk.mjs anna CALL...
// A CALL is JSON, or a file of it: { "POST": "/wps/ext/operator/...", "body": { ... } }; /docs lists them all. approve:NUMBER agrees to
// what another operator asked for. SITE names another server
// than the one of this machine, NEW_PASSWORD takes the place of a password that is good once, and LINK is what the command line printed. FACTOR is the secret of the
// operator's authenticator; whoever has none yet is told one, and what is told belongs into an authenticator, not into a file.
import {
  createCipheriv,
  createHash,
  createHmac,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  randomBytes,
  randomUUID,
} from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

const { SITE = 'http://127.0.0.1:8080', PASSWORD, NEW_PASSWORD, FACTOR, LINK } = process.env
const [username, ...calls] = process.argv.slice(2)
const paths = '/wps/ext/operator'
const second = 1000
let token = ''
let cookie = ''

/** The value of an answer. @throws Error that says what was refused, and in which field */
async function call(method, path, body, sealed = false) {
  const type = sealed ? 'application/jose' : 'application/json'
  const headers = {
    'content-type': type,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(cookie && { cookie }),
  }
  const sent = body && (sealed ? await seal(method, path, body) : JSON.stringify(body))
  const answer = await fetch(SITE + path, { method, headers, ...(sent && { body: sent }) })
  const cookies = answer.headers.getSetCookie().map(line => line.split(';')[0])
  if (cookies.length > 0) cookie = cookies.join('; ')
  const { success, value, message, errorCode } = await answer.json()
  if (answer.status === 202) return `It waits for another operator, who agrees with approve:${value.approvalId}`
  const fields = (value?.fields ?? []).map(({ field, message }) => ` ${field}: ${message}`)
  if (!success) throw Object.assign(new Error(`${method} ${path}: ${message}${fields.join('')}`), { errorCode })
  if (value?.token) token = value.token
  return value ?? 'Done.'
}

/** What carries a secret travels as a compact JWE (RFC 7518: ECDH-ES, A256GCM), bound to its call. */
async function seal(mth, pth, body) {
  const answer = await fetch(`${SITE}/wps/system/permission`)
  const [key] = (await answer.json()).value.encryptionKeys
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { kty, crv, x, y } = publicKey.export({ format: 'jwk' })
  const about = {
    mth,
    pth,
    iat: Math.floor(Date.now() / second),
    jti: randomUUID(),
    kid: key.kid,
    epk: { kty, crv, x, y },
  }
  const header = Buffer.from(JSON.stringify({ alg: 'ECDH-ES', enc: 'A256GCM', ...about })).toString('base64url')
  const shared = diffieHellman({ privateKey, publicKey: createPublicKey({ key, format: 'jwk' }) })
  const number = value => Buffer.from([0, 0, value >> 8, value & 255])
  const round = [number(1), shared, number(7), Buffer.from('A256GCM'), number(0), number(0), number(256)]
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', createHash('sha256').update(Buffer.concat(round)).digest(), iv)
  cipher.setAAD(Buffer.from(header))
  const text = Buffer.concat([cipher.update(JSON.stringify(body)), cipher.final()])
  return [header, '', ...[iv, text, cipher.getAuthTag()].map(part => part.toString('base64url'))].join('.')
}

/** What an authenticator shows (RFC 6238), now or some steps of 30 seconds away. */
function code(secret, steps) {
  const bits = [...secret].map(each => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(each).toString(2).padStart(5, '0'))
  const key = Buffer.from(
    bits
      .join('')
      .match(/.{8}/g)
      .map(byte => Number.parseInt(byte, 2)),
  )
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / second / 30) + steps))
  const digest = createHmac('sha1', key).update(counter).digest()
  return String((digest.readUInt32BE(digest.at(-1) & 15) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** Each code is taken once, and for a minute and a half: where this one is not, the next one is, or the one after a while. */
async function withCode(secret, path, fields) {
  for (const steps of [-1, 0, 1, 1]) {
    if (steps === 1) await setTimeout(30 * second - (Date.now() % (30 * second)))
    const answer = call('POST', paths + path, { ...fields, totp: code(secret, steps) }, true)
    const value = await answer.catch(error => error)
    if (value.errorCode !== 'factor_wrong') return value instanceof Error ? Promise.reject(value) : value
  }
  throw new Error('FACTOR: no code of it is taken.')
}

/** Signs in; whoever does so for the first time sets a password and enrols an authenticator. */
async function signIn() {
  const { challenge, methods } = await call('POST', `${paths}/session`, { username, password: PASSWORD }, true)
  if (methods.length > 0 && !FACTOR) throw new Error('Name the secret of your authenticator in FACTOR.')
  const { mustChange, enrolling } =
    methods.length > 0
      ? await withCode(FACTOR, '/session/factor', { challenge })
      : await call('POST', `${paths}/session/factor`, { challenge }, true)
  if (mustChange) {
    if (!NEW_PASSWORD) throw new Error('This password is good once: name one of your own in NEW_PASSWORD.')
    const words = { oldPassword: PASSWORD, newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD }
    await call('POST', `${paths}/password`, words, true)
  }
  if (enrolling) await enrol()
}

async function enrol() {
  const { secret } = await call('POST', `${paths}/factors`, {})
  const { codes } = await withCode(secret, '/factors/confirm', {})
  console.error(`The authenticator of ${username}: ${secret}. In reserve, each good once: ${codes.join(' ')}`)
}

/** Opens a link with a password of one's own. */
async function openLink() {
  const words = { newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD }
  await call('POST', `${paths}/session/link`, { link: LINK.split('#').at(-1), ...words }, true)
  await enrol()
}

/** Agrees to what another operator asked for. Answers what their call answers. */
async function approve(id) {
  const { state, result, refusal } = await call('POST', `${paths}/approvals/approve`, {
    id,
    reason: 'agreed at the desk',
  })
  if (state !== 'DONE') throw new Error(`approve:${id}: nothing was done (${refusal}).`)
  return result ?? 'Done.'
}

try {
  await (LINK ? openLink() : signIn())
  for (const text of calls) {
    const [, id] = text.match(/^approve:(\d+)$/) ?? []
    if (id) console.log(JSON.stringify(await approve(id)))
    if (id) continue
    const { body, ...row } = JSON.parse(existsSync(text) ? readFileSync(text, 'utf8') : text)
    const [[method, path]] = Object.entries(row)
    console.log(JSON.stringify(await call(method, path, body)))
  }
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
