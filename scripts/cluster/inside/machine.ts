import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Folders } from '../system/folders.ts'
import { processesAt } from './prepare.ts'

/** How a program of the laboratory is run. */
export interface Program {
  command: readonly string[]
  user: 'root' | 'postgres'
  /** The host that it is on; in the middle without one. */
  host?: string
  environment?: Record<string, string>
  /** Where it begins; in the root of the packages without one. */
  folder?: string
  /** How it is asked to stop. */
  stopSignal?: NodeJS.Signals
  /** True once it does its work. */
  isReady(): Promise<boolean>
}

export type State = 'running' | 'frozen' | 'down'

/** As long as an init system waits before it starts again what died. */
const restartMs = 2_000
const lookMs = 100
const readyWithinMs = 120_000

/** A program of the laboratory that is started again when it dies, as an init system does. */
export class Machine {
  readonly name: string
  readonly #folders: Folders
  readonly #program: () => Program
  /** Programs of the same host that are faults of their own. */
  readonly #besides: () => number[]
  #child: ChildProcess | null = null
  #isWanted = false
  #isFrozen = false
  restarts = 0

  constructor(name: string, folders: Folders, program: () => Program, besides: () => number[] = () => []) {
    this.name = name
    this.#folders = folders
    this.#program = program
    this.#besides = besides
  }

  get state(): State {
    if (!this.#child) return 'down'
    return this.#isFrozen ? 'frozen' : 'running'
  }

  get pid(): number | null {
    return this.#child?.pid ?? null
  }

  /** Starts it and waits until it does its work. @throws Error that names its log where it does not in two minutes */
  async start(): Promise<void> {
    this.#isWanted = true
    this.#spawn()
    await this.isReady()
  }

  async isReady(): Promise<void> {
    const untilMs = performance.now() + readyWithinMs
    while (!(await this.#looks())) {
      if (performance.now() > untilMs) throw new Error(`${this.name} does not come up; it says why in ${this.log}`)
      await delay(lookMs)
    }
  }

  get log(): string {
    return join(this.#folders.run, 'logs', `${this.name}.log`)
  }

  #looks(): Promise<boolean> {
    return this.#program()
      .isReady()
      .catch(() => false)
  }

  #spawn(): void {
    const { command, user, host, environment, folder = '/' } = this.#program()
    const log = openSync(this.log, 'a')
    const inside = [
      'chroot',
      `--userspec=${user}:${user}`,
      this.#folders.system,
      'env',
      `--chdir=${folder}`,
      ...command,
    ]
    const [program, ...args] = host ? ['ip', 'netns', 'exec', host, ...inside] : inside
    const child = spawn(program!, args, {
      ...{ stdio: ['ignore', log, log], detached: true },
      env: { PATH: '/usr/local/bin:/usr/bin:/usr/sbin:/bin:/sbin', LANG: 'C.UTF-8', ...environment },
    })
    closeSync(log)
    this.#child = child
    child.once('exit', () => void this.#ended(child))
  }

  async #ended(child: ChildProcess): Promise<void> {
    if (this.#child !== child) return
    this.#child = null
    this.#isFrozen = false
    if (!this.#isWanted) return
    this.restarts++
    await delay(restartMs)
    if (this.#isWanted && !this.#child) this.#spawn()
  }

  /** Its processes, those that it started included. */
  get #processes(): number[] {
    const host = this.#program().host
    const besides = this.#besides()
    if (host) return processesAt(host).filter(pid => !besides.includes(pid))
    return this.pid ? [-this.pid] : []
  }

  /** Kills it as a power cut would. */
  kill(): void {
    this.#signal('SIGKILL')
  }

  /** Stops its processes where they are: connections stay and nothing answers. */
  freeze(): void {
    this.#signal('SIGSTOP')
    this.#isFrozen = true
  }

  thaw(): void {
    this.#signal('SIGCONT')
    this.#isFrozen = false
  }

  #signal(signal: NodeJS.Signals): void {
    for (const pid of this.#processes)
      try {
        process.kill(pid, signal)
      } catch {
        // It has ended meanwhile.
      }
  }

  /** Asks it to stop and waits until it has; it is not started again. */
  async stop(): Promise<void> {
    this.#isWanted = false
    const child = this.#child
    if (!child) return
    this.thaw()
    child.kill(this.#program().stopSignal ?? 'SIGTERM')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
}
