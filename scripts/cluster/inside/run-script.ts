import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { ownersOf, settingsOf } from '../nodes/server.ts'
import type { Laboratory } from './laboratory.ts'

/** Runs a command of the house with the settings of its processes. */
export async function runScript(laboratory: Laboratory, script: string): Promise<{ status: number; said: string }> {
  const { folders, secrets, place, project } = laboratory
  const child = spawn(process.execPath, [script], {
    cwd: project,
    env: { PATH: process.env.PATH, ...settingsOf(folders, secrets, place), ...ownersOf(secrets, place) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', text => (said += text))
  const [status] = (await once(child, 'exit')) as [number | null]
  return { status: status ?? 1, said }
}
