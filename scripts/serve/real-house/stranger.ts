import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { freePort } from '@baize/testing'
import { temporaryFolder } from '@baize/testing/database-cluster'
import { project } from './page.ts'

/** Somebody else's studio: the sample of the wallet's page as it stands, in a process of its own. */
export interface Stranger {
  /** Where it answers. */
  own: string
  /** What it prints for the operators who add its key. */
  key: { keyId: string; publicKey: object }
  stop(): void
}

/** Starts it for a house that answers at an address. */
export async function startStranger(platform: string): Promise<Stranger> {
  const folder = temporaryFolder()
  const port = await freePort()
  const own = `http://127.0.0.1:${port}`
  const child: ChildProcess = spawn(process.execPath, [`${project}docs/examples/provider.mjs`], {
    cwd: folder.path,
    env: { PLATFORM: platform, OWN: own, PORT: String(port), PROVIDER: 'COIN' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(createInterface(child.stdout!), 'line')) as [string]
  const stop = () => {
    child.kill()
    folder.remove()
  }
  return { own, key: JSON.parse(line), stop }
}
