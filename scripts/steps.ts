import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** A program of Node with its arguments, by a name for those who wait, and what its environment has beside that of all. */
export type Step = readonly [name: string, args: readonly string[], own?: NodeJS.ProcessEnv]

/** What takes seconds, and holds before anything is tested. */
export const checks: readonly Step[] = [
  // One checker: with more each works out most types anew, which on few cores takes longer.
  ['types', ['node_modules/typescript-native/bin/tsc', '-p', 'tsconfig.json', '--checkers', '1']],
  // Both sites name the routes of their own router, which one program of types has one of.
  [
    'types of the console',
    ['node_modules/typescript-native/bin/tsc', '-p', 'apps/console/tsconfig.json', '--checkers', '1'],
  ],
  ['lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']],
  [
    'boundaries',
    [
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config',
      '.dependency-cruiser.mjs',
      ...['apps', 'packages', 'bench', 'e2e', 'scripts'],
    ],
  ],
  ['dead exports', ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints']],
  ['SQL boundaries', ['scripts/sql-boundaries.ts']],
  ['tidiness', ['scripts/tidy.ts']],
]

/**
 * Runs steps that need nothing of one another, as many at once as there are processors. Each tells what it said when it is
 * done; after one has failed no other starts, and this process ends with its status. The last line names the outcome of each
 * that ran.
 */
export async function runTogether(steps: readonly Step[], env: NodeJS.ProcessEnv = process.env): Promise<void> {
  const results: Result[] = []
  const hasFailed = () => results.some(({ status }) => status !== 0)
  await eachBeside(steps, async step => {
    if (!hasFailed()) results.push(await runStep(step, env, 'when done'))
  })
  if (results.length > 0) console.log(title(results.map(outcomeOf).join(', ')))
  const failed = results.find(({ status }) => status !== 0)
  if (failed) process.exit(failed.status)
}

/**
 * Runs every step, as many at once as there are processors, whatever the others come to. Each tells what it said when it is
 * done, and the end is told as by {@link runAll}.
 *
 * @param beginWithinMs steps whose turn comes later are not run; the last line names them as left
 */
export async function runAllTogether(
  steps: readonly Step[],
  env: NodeJS.ProcessEnv,
  beginWithinMs = Number.POSITIVE_INFINITY,
): Promise<void> {
  const begunAt = performance.now()
  const results: Result[] = []
  const left: Step[] = []
  await eachBeside(steps, async step => {
    if (performance.now() - begunAt > beginWithinMs) left.push(step)
    else results.push(await runStep(step, env, 'when done'))
  })
  conclude(results, left)
}

/**
 * Runs every step in full view, whatever the others come to. What a failed one ended with is told once more after those that
 * ran behind it, since a log is read from its end. The last line names the outcome of each.
 */
export async function runAll(steps: readonly Step[], env: NodeJS.ProcessEnv = process.env): Promise<void> {
  const results: Result[] = []
  for (const step of steps) results.push(await runStep(step, env, 'as it comes'))
  conclude(results)
}

/** As much as a runner's summary and two or three failed tests take. */
const endingLines = 60

interface Result {
  name: string
  status: number
  /** All that it wrote, to both streams. */
  said: string
}

/** Does something with each step, as many at once as there are processors, in their order. */
async function eachBeside(steps: readonly Step[], doIt: (step: Step) => Promise<unknown>): Promise<void> {
  const waiting = [...steps]
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await doIt(step)
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), steps.length) }, work))
}

/** Tells the endings of those that failed, except of one that stands last anyway, then all outcomes, and sets this process's status. */
function conclude(results: readonly Result[], left: readonly Step[] = []): void {
  for (const result of results) {
    const { name, status, said } = result
    if (status === 0) continue
    process.exitCode = status
    if (result !== results.at(-1))
      console.log([title(`how ${name} ended`), ...said.trimEnd().split('\n').slice(-endingLines)].join('\n'))
  }
  const outcomes = [...results.map(outcomeOf), ...left.map(([name]) => `${name} left for want of time`)]
  if (outcomes.length > 0) console.log(title(outcomes.join(', ')))
}

/** Runs a step and gives its result. What it says is shown as it comes or when the step is done. */
async function runStep(
  [name, args, own]: Step,
  env: NodeJS.ProcessEnv,
  show: 'as it comes' | 'when done',
): Promise<Result> {
  if (show === 'as it comes') console.log(title(name))
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...env, ...own, ...colours },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      said += chunk
      if (show === 'as it comes') process.stdout.write(chunk)
    })
  const status = await new Promise<number>(resolve => child.once('close', code => resolve(code ?? 1)))
  if (show === 'when done') console.log([title(name), said.trim()].filter(Boolean).join('\n'))
  if (status !== 0) console.error(`${name} failed.`)
  return { name, status, said }
}

const outcomeOf = ({ name, status }: Result): string => `${name} ${status === 0 ? 'passed' : 'FAILED'}`
const title = (name: string): string => `\x1b[2m[baize]\x1b[0m ${name}`
