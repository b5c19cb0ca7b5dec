import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import {
  byTwo,
  freePort,
  type Known,
  knownMember,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
} from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

const example = join(import.meta.dirname, '../docs/examples/provider.mjs')
const page = join(import.meta.dirname, '../docs/wallet-protocol.md')
const reason = 'the page says so'

let site: TestPlatform
let folder: string
let provider: ChildProcess
let own: string
let printed: { keyId: string; publicKey: object }
beforeAll(async () => {
  site = await startTestPlatform()
  folder = await mkdtemp(join(tmpdir(), 'baize-example-'))
  const port = await freePort()
  own = `http://127.0.0.1:${port}`
  provider = spawn(process.execPath, [example], {
    cwd: folder,
    env: { PLATFORM: site.url, OWN: own, PORT: String(port), PROVIDER: 'COIN' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(createInterface(provider.stdout!), 'line')) as [string]
  printed = JSON.parse(line)
  await listed()
})
afterAll(async () => {
  provider?.kill()
  await site?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Lists the provider as the page says: both operators, its row and its key. */
async function listed(): Promise<void> {
  const desks = [await site.operator(), await site.operator('desk2')] as const
  const both = (name: 'catalogue.saveProvider' | 'catalogue.addKey', input: object) =>
    byTwo(desks, name, input as never)
  const row = { code: 'COIN', name: 'Coin Works', apiUrl: `${own}/`, gameOrigins: [own], version: 0, reason }
  await both('catalogue.saveProvider', row)
  await both('catalogue.addKey', { code: 'COIN', ...printed, reason })
  expect(await desks[0].call('catalogue.importNow', { code: 'COIN', reason })).toMatchObject({
    gamesTaken: 1,
    rowsLeftOut: 0,
  })
}

async function signedIn(): Promise<{ member: Known; client: TestClient }> {
  const member = await knownMember(site)
  return { member, client: await (await site.visitor()).signIn(member.username, member.password) }
}

test('[DEPLOY-006, DEPLOY-010] the sample of a provider is listed by the page’s steps, launched and played, to the unit', async () => {
  expect((await readFile(example, 'utf8')).split('\n').length).toBeLessThanOrEqual(121)
  const { client } = await signedIn()
  const balance = async () => Number((await client.call('wallet.balance', {})).sumBalance)
  const before = await balance()
  const launch = { vassalage: 'COIN', gameCode: 'COIN-HEADS' }
  const { gameUrl, mode } = await client.call('launch.gameLaunch', launch as never)
  expect([mode, gameUrl.startsWith(`${own}/open?visit=`)]).toEqual(['IFRAME', true])
  const opened = await fetch(gameUrl)
  expect([opened.status, (await opened.text()).includes('Heads')]).toEqual([200, true])
  const visit = new URL(gameUrl).searchParams.get('visit')
  let expected = before
  for (const side of [0, 1, 0, 1]) {
    const answer = await fetch(`${own}/play`, { method: 'POST', body: `${visit} ${side}` })
    const { status, won } = (await answer.json()) as { status: string; won: boolean }
    expect(status).toBe('OK')
    expected += won ? 0.9 : -1
  }
  expect(await balance()).toBeCloseTo(expected, 4)
  const forged = await fetch(`${own}/game/url`, {
    method: 'POST',
    headers: { 'x-key-id': 'nobody', 'x-signature': '' },
    body: '{}',
  })
  expect(forged.status).toBe(404)
})

/** The page's example in a language, as it stands. */
const blockOf = (text: string, language: string) => new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(text)![1]!

/** How an example runs; `needs` is a command that says whether this machine can. */
const languages = [
  { language: 'js', file: 'call.mjs', run: [process.execPath, 'call.mjs'], needs: [process.execPath, '--version'] },
  { language: 'python', file: 'call.py', run: ['python3', 'call.py'], needs: ['python3', '-c', 'import cryptography'] },
  { language: 'sh', file: 'call.sh', run: ['sh', 'call.sh'], needs: ['sh', '-c', 'command -v curl openssl'] },
] as const

for (const { language, file, run, needs } of languages) {
  const [program, ...args] = needs
  const isHere = spawnSync(program!, args).status === 0
  test.skipIf(!isHere)(`[DEPLOY-010] the page’s example in ${language} runs as it stands`, async () => {
    const { client } = await signedIn()
    const { gameUrl } = await client.call('launch.gameLaunch', { vassalage: 'COIN', gameCode: 'COIN-HEADS' } as never)
    await fetch(gameUrl)
    const visit = new URL(gameUrl).searchParams.get('visit')
    await fetch(`${own}/play`, { method: 'POST', body: `${visit} 1` })
    await writeFile(join(folder, file), blockOf(await readFile(page, 'utf8'), language))
    const [command, ...rest] = run
    const child = spawn(command!, rest, {
      cwd: folder,
      env: {
        ...process.env,
        PLATFORM: site.url,
        PROVIDER: 'COIN',
        KEY_ID: printed.keyId,
        KEY_FILE: join(folder, 'key.pem'),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    child.stdout!.setEncoding('utf8').on('data', text => (said += text))
    await once(child, 'close')
    const reply = JSON.parse(said) as { status: string; rounds: { game_code: string; stake: number }[] }
    expect(reply.status).toBe('OK')
    expect(reply.rounds.at(-1)).toMatchObject({ game_code: 'COIN-HEADS', stake: 10_000 })
  })
}
