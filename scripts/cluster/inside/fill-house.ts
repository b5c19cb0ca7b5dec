import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import serverFlags from '../../server-flags.json' with { type: 'json' }
import { ownersOf, settingsOf } from '../nodes/server.ts'
import type { Laboratory } from './laboratory.ts'

/** Migrates both databases and fills them as a demo is filled, by its first start as one process, which ends then. */
export async function fillHouse({ folders, secrets, place }: Laboratory, version: string): Promise<void> {
  const child = spawn(process.execPath, [...serverFlags, join(version, 'scripts/serve.ts')], {
    cwd: version,
    env: {
      PATH: process.env.PATH,
      ...settingsOf(folders, secrets, place),
      ...ownersOf(secrets, place),
      ...{ BAIZE_ROLE: 'all', PORT: '8999', STUDIO_URL: '', WALLET_URL: '' },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const log = createWriteStream(join(folders.run, 'logs', 'fill.log'))
  const ready = new Promise<void>(resolve => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', text => {
        said += text
        log.write(text)
        if (said.includes('ready:')) resolve()
      })
  })
  const ended = once(child, 'exit')
  await Promise.race([ready, ended])
  if (child.exitCode !== null) throw new Error(`the house could not be filled:\n${said}`)
  child.kill('SIGTERM')
  await ended
}
