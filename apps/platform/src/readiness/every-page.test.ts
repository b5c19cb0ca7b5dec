import { readFileSync } from 'node:fs'
import { type EndpointName, type Language, offeredLanguages } from '@baize/api'
import { endpoint, endpointNames } from '@baize/api/endpoints/index'
import { schemas } from '@baize/api/schemas/index'
import { SampleProvider, TestClient, type TestPlatform, uniqueName } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enveloped, expectClearAnswer } from '../contract-tests/bad-input.ts'
import { plainPayloads } from '../contract-tests/payloads.ts'
import { administrator, deskOfAll, unfilledHouse } from './fixtures.ts'

let site: TestPlatform
let callers: Record<'member' | 'agent' | 'administrator' | 'desk' | 'leaver', TestClient>
/** Every path of the site's table of routes, with something in place of its parameters. */
let paths: string[]
beforeAll(async () => {
  site = await unfilledHouse({ pages: true })
  // Members solve a puzzle as they register; whose gap is no business of these tests.
  await site.platform.settings.switchModule('LOGIN_SLIDER', false)
  const newMember = async (username = uniqueName()) =>
    (await new TestClient(site.url, site.clock).open()).register(username)
  const agent = uniqueName()
  const administrators = [await administrator(site, 'anna'), await administrator(site, 'ben')]
  callers = {
    ...{ member: await newMember(), agent: await newMember(agent), leaver: await newMember() },
    ...{ administrator: administrators[0]!, desk: await deskOfAll(site, administrators) },
  }
  const accounts = site.database.kysely.updateTable('identity.account')
  await accounts.set({ agent_type: 1 }).where('username', '=', agent).execute()
  const built = new URL('../../../web/dist/server/entry.js', import.meta.url).href
  const { pagePaths } = (await import(built)) as { pagePaths(): string[] }
  paths = pagePaths().map(path => path.replaceAll(/\$\w+/g, 'nothing').replace(/^\$$/, '/nowhere'))
})
afterAll(() => site.stop())

interface Page {
  path: string
  status: number
  html: string
}

const textsOf = (language: Language): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../../web/src/locales/${language}.json`, import.meta.url), 'utf8'))

/** A page as the server sends it to a visitor, or to who seems to be signed in. */
async function visit(path: string, language: Language, cookies: string[] = []): Promise<Page> {
  const headers = { cookie: [`language=${language}`, ...cookies].join('; '), 'x-language': language }
  const answer = await fetch(site.url + path, { redirect: 'manual', headers })
  return { path, status: answer.status, html: await answer.text() }
}

/** What is wrong with a page, if anything. */
function faultOf({ path, status, html }: Page, language: Language): string[] {
  const failed = [textsOf(language)['error.unknown']!, textsOf(language)['error.partFailed']!]
  const isWhole = status === 302 || (html.includes('</html>') && failed.every(text => !html.includes(text)))
  const isFine = [200, 302].includes(status) || (status === 404 && /nothing|promoDetail/.test(path))
  return isFine && isWhole ? [] : [`${path} ${status} ${html.slice(0, 300)}`]
}

async function faultsOfPages(): Promise<string[]> {
  const faults: string[] = []
  for (const [place, path] of paths.entries()) {
    const language = offeredLanguages[place % offeredLanguages.length]!
    for (const cookies of [[], ['signed-in=1']]) faults.push(...faultOf(await visit(path, language, cookies), language))
  }
  return faults
}

test('[DEPLOY-002] every page of the table of routes opens in a house that nobody has filled', async () => {
  expect(paths.length).toBeGreaterThan(60)
  expect(await faultsOfPages()).toEqual([])
  expect(site.logLines.errors).toEqual([])
})

const callerOf = (name: EndpointName) => {
  const { auth, permission } = endpoint(name)
  // A member on a break makes no more calls.
  if (name === 'protection.close') return callers.leaver
  if (auth === 'operator')
    return callers[permission === 'operator.edit' || permission === 'role.edit' ? 'administrator' : 'desk']
  return callers[auth === 'agent' ? 'agent' : 'member']
}
/** Refusals of the caller, behind which nothing of the call was tried. */
const ofCallers = ['token_required', 'session_expired', 'not_allowed', 'excluded', 'password_change_required']

test('[DEPLOY-002] every call with a plain input is answered clearly in a house that nobody has filled', async () => {
  const unasked: string[] = []
  for (const name of enveloped) {
    const input = plainPayloads[name] ?? {}
    expect([name, schemas[name].request.safeParse(input).success]).toEqual([name, true])
    const answer = await callerOf(name).send(name, input as never)
    const { status, body } = answer
    const isFile = status === 200 && (endpoint(name).csv ?? endpoint(name).sheet) === true
    if (!isFile) expectClearAnswer(answer as never)
    if (ofCallers.includes(body.errorCode!)) unasked.push(`${name} ${body.errorCode}`)
  }
  // No mail leads outside here.
  expect(unasked.toSorted()).toEqual(['members.passwordByEmail not_allowed', 'members.sendReset not_allowed'])
  expect(site.logLines.errors).toEqual([])
})

/** Words of the demo: its codes, its credit in each language, and the name under which it shows itself. */
const ofTheDemo = /.{0,60}(\bdemo\b|Baize|sandbox|演示|デモ|เครดิตทดลอง).{0,60}/gi

test('[DEPLOY-002] nothing of the demo stands in what a house with names of its own tells anybody', async () => {
  const provider = await SampleProvider.start(site, 'FIRST')
  const { member } = callers
  const told: Record<string, string> = {}
  const names = endpointNames.filter(name => enveloped.includes(name) && endpoint(name).auth !== 'operator')
  for (const name of names) {
    const { body } = await callerOf(name).send(name, (plainPayloads[name] ?? {}) as never)
    if (body.success) told[name] = JSON.stringify(body.value)
  }
  const session = await provider.play(member)
  told.launch = JSON.stringify(provider.lastAsked)
  told.session = JSON.stringify(await provider.call('session', session))
  told.manifest = await (await fetch(`${site.url}/manifest.webmanifest`)).text()
  for (const path of paths) told[path] = (await visit(path, 'EN')).html
  for (const language of offeredLanguages)
    for (const path of ['/', '/register', '/seamless', '/help', '/pointMall', '/fairness'])
      told[`${path} in ${language}`] = (await visit(path, language)).html
  const found = Object.entries(told).flatMap(([where, text]) =>
    [...text.replaceAll('"demo":false', '').matchAll(ofTheDemo)].map(([around]) => `${where}: ${around}`),
  )
  expect(found).toEqual([])
  expect(told['site.permission']).toContain('"brandName":"Harbour House"')
  expect(told.launch).toContain('VND')
  await provider.stop()
})
