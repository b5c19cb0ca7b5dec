import { spawn } from 'node:child_process'
import { type OperatorClient, operatorAt } from '@baize/testing'
import { DemoError, type Operator } from '../scripts/demo/operators.ts'
import { doing, scenarios, undoing } from '../scripts/demo/scenarios.ts'
import { change } from '../scripts/demo/turn.ts'
import { expect } from './fixtures.ts'

/** The command that turns scenarios of a running demo on and off. */
export const demoCommand = (url: string) => {
  /** Runs it as somebody at the machine does. */
  async function demo(...args: string[]): Promise<{ code: number | null; said: string }> {
    const command = spawn(process.execPath, ['scripts/demo.ts', ...args], {
      env: { PATH: process.env.PATH ?? '', NODE_NO_WARNINGS: '1', PORT: new URL(url).port },
    })
    let said = ''
    for (const stream of [command.stdout, command.stderr]) stream.on('data', chunk => (said += chunk))
    const code = await new Promise<number | null>(resolve => command.once('close', resolve))
    return { code, said }
  }

  /** Looks at the site while a scenario is on. What the command does is done by operators who stay signed in: a code counts once. */
  async function during(name: string, look: () => Promise<void>): Promise<void> {
    const scenario = scenarios[name]!
    const deployment = { host: new URL(url).host, nowMs: Date.now() }
    const operators = [await operatorAt({ url }, 'operator'), await operatorAt({ url }, 'operator2')] as const
    const both = [asked(operators[0]), asked(operators[1])] as const
    expect(scenario, name).toBeDefined()
    await change(both, doing(scenario, deployment))
    try {
      await look()
    } finally {
      await change(both, undoing(scenario, deployment))
    }
  }
  return { demo, during }
}

/** Calls as the command makes them. */
const asked =
  (client: OperatorClient): Operator =>
  async (name, payload) => {
    const { body } = await client.send(name, payload)
    if (!body.success) throw new DemoError(`${name}: ${body.message}`, body.errorCode)
    return body.value as never
  }
