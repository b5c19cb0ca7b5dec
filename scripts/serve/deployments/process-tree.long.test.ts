import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { TestClient, uniqueName } from '@baize/testing'
import { temporaryFolder } from '@baize/testing/database-cluster'
import { testKey } from '@baize/testing/server-process'
import { afterAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const { path: folder, remove } = temporaryFolder()
afterAll(remove)
const data = join(folder, 'data')

/** Processes that were told of the data folder or run on it, whoever their parent is by now. */
function onFolder(): number[] {
  const tells = (pid: string, file: string): boolean => {
    try {
      return readFileSync(`/proc/${pid}/${file}`, 'utf8').includes(data)
    } catch {
      // It has ended since.
      return false
    }
  }
  const pids = readdirSync('/proc').filter(name => /^\d+$/.test(name) && Number(name) !== process.pid)
  return pids.filter(pid => tells(pid, 'environ') || tells(pid, 'cmdline')).map(Number)
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)

interface Started {
  child: ChildProcess
  url: string
}

async function begin(command: string, args: readonly string[]): Promise<Started> {
  const child = spawn(command, args, {
    cwd: root,
    // A group of its own, as a terminal gives each command.
    detached: true,
    env: { ...process.env, BAIZE_DATA: data, BAIZE_KEY: testKey, PORT: '0', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout!, child.stderr!])
      stream.on('data', chunk => {
        said += chunk
        const found = /ready: {2}(\S+)/.exec(said)
        if (found) resolve(found[1]!)
      })
    child.once('exit', code => reject(new Error(`it ended with ${code}:\n${said}`)))
  })
  return { child, url }
}

const npmStart = () => begin('npm', ['start'])
const inShell = () => begin('sh', ['-c', 'cd . && exec npm start'])
const bare = () => begin(process.execPath, ['scripts/serve.ts'])

/** The process that a signal goes to, and the signal; a negative number is its whole group. */
const endings: readonly [name: string, start: () => Promise<Started>, end: (started: Started) => void][] = [
  ['SIGTERM to npm', npmStart, ({ child }) => child.kill('SIGTERM')],
  ['npm killed without a word', npmStart, ({ child }) => child.kill('SIGKILL')],
  ['Ctrl-C, which all of the terminal hear', npmStart, ({ child }) => process.kill(-child.pid!, 'SIGINT')],
  ['SIGTERM to a shell that became npm', inShell, ({ child }) => child.kill('SIGTERM')],
  ['the process below npm killed', npmStart, ({ child }) => process.kill(childrenOf(child.pid!)[0]!, 'SIGKILL')],
  ['SIGTERM to the server alone, as a container sends it', bare, ({ child }) => child.kill('SIGTERM')],
]

test.for(endings)('[MEND-005] %s ends every process, and nothing is lost', async ([, start, end]) => {
  const started = await start()
  const username = uniqueName('m')
  const member = await (await new TestClient(started.url).open()).register(username, 'Tables#2026')
  const { sumBalance } = await member.call('wallet.balance', {})
  expect(onFolder().length).toBeGreaterThan(1)
  end(started)
  await expect.poll(onFolder, { timeout: 10_000 }).toEqual([])

  const again = await bare()
  const later = await (await new TestClient(again.url).open()).signIn(username, 'Tables#2026')
  expect((await later.call('wallet.balance', {})).sumBalance).toBe(sumBalance)
  again.child.kill('SIGTERM')
  await expect.poll(onFolder, { timeout: 10_000 }).toEqual([])
})
