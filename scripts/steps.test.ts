import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const steps = join(import.meta.dirname, 'steps.ts')

/** Runs steps of one-line programs in a process of their own, since the outcome is that process's status. */
const runAllOf = (programs: Readonly<Record<string, string>>, call = 'runAll(list)') =>
  new Promise<{ status: number; said: string }>(resolve => {
    const list = Object.entries(programs).map(([name, program]) => [name, ['-e', program]])
    const script = `
      import { runAll, runAllTogether } from ${JSON.stringify(steps)}
      const list = ${JSON.stringify(list)}
      await ${call}`
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

test('runners side by side all run, and what a failed one ended with stands behind the others', async () => {
  const { status, said } = await runAllOf(
    {
      first: "console.log('a figure is wrong'); process.exit(3)",
      second: "console.log('all is well')",
      third: "console.log('so is this')",
    },
    'runAllTogether(list, process.env)',
  )
  expect(status).toBe(3)
  expect(said).toContain('so is this')
  expect(said.lastIndexOf('a figure is wrong')).toBeGreaterThan(said.indexOf('so is this'))
  expect(said.trimEnd()).toMatch(/first FAILED/)
})

test('what would begin too late is left and named', async () => {
  const { status, said } = await runAllOf({ first: '', second: '', third: '' }, 'runAllTogether(list, process.env, -1)')
  expect(status).toBe(0)
  expect(said.trimEnd()).toMatch(
    /first left for want of time, second left for want of time, third left for want of time$/,
  )
})
