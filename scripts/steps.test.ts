import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const steps = join(import.meta.dirname, 'steps.ts')

/** Runs steps of one-line programs in a process of their own, since the outcome is that process's status. */
const runAllOf = (programs: Readonly<Record<string, string>>) =>
  new Promise<{ status: number; said: string }>(resolve => {
    const list = Object.entries(programs).map(([name, program]) => [name, ['-e', program]])
    const script = `import { runAll } from ${JSON.stringify(steps)}; await runAll(${JSON.stringify(list)})`
    const child = execFile(process.execPath, ['--input-type=module', '-e', script], (_error, said) =>
      resolve({ status: child.exitCode ?? 1, said }),
    )
  })

test('what a failed runner ended with is told again behind the runners after it', async () => {
  const { status, said } = await runAllOf({
    first: "console.log('a figure is wrong'); process.exit(3)",
    second: "console.log('all is well')",
  })
  expect(status).toBe(3)
  expect(said.split('a figure is wrong')).toHaveLength(3)
  expect(said.lastIndexOf('a figure is wrong')).toBeGreaterThan(said.indexOf('all is well'))
  expect(said.trimEnd()).toMatch(/first FAILED, second passed$/)
})

test('what the last runner said is told once', async () => {
  const { status, said } = await runAllOf({
    first: "console.log('all is well')",
    second: "console.log('a figure is wrong'); process.exit(1)",
  })
  expect(status).toBe(1)
  expect(said.split('a figure is wrong')).toHaveLength(2)
  expect(said.trimEnd()).toMatch(/first passed, second FAILED$/)
})
