import { spawn } from 'node:child_process'
import { expect } from './fixtures.ts'

/** The command that turns scenarios of a running demo on and off, as somebody at the machine uses it. */
export const demoCommand = (url: string) => {
  async function demo(...args: string[]): Promise<{ code: number | null; said: string }> {
    const command = spawn(process.execPath, ['scripts/demo.ts', ...args], {
      env: { PATH: process.env.PATH ?? '', NODE_NO_WARNINGS: '1', PORT: new URL(url).port },
    })
    let said = ''
    for (const stream of [command.stdout, command.stderr]) stream.on('data', chunk => (said += chunk))
    const code = await new Promise<number | null>(resolve => command.once('close', resolve))
    return { code, said }
  }

  /** Looks at the site while a scenario is on. */
  async function during(scenario: string, look: () => Promise<void>): Promise<void> {
    expect(await demo(scenario)).toMatchObject({ code: 0 })
    try {
      await look()
    } finally {
      expect(await demo(scenario, 'off')).toMatchObject({ code: 0 })
    }
  }
  return { demo, during }
}
