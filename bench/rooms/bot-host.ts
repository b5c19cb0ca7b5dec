import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import type { ToldFacts } from './kill-in-play.ts'
import type { Taken } from './traffic.ts'

/** A bot's connection; all that goes over it is counted. */
export interface BotLine {
  send(message: string | Uint8Array): void
  hear(heard: (data: Buffer) => void): void
}

/** A hand is over by then, whatever happened in it. */
const MOST_STOP_MS = 60_000

/** Sockets and timers of all bots of a process, and what came and went over them. */
export class BotHost {
  #sockets: WebSocket[] = []
  #players: { stop(): Promise<void> }[] = []
  readonly #timers = new Set<NodeJS.Timeout>()
  #traffic = fresh()
  /** When messages were sent whose answers are timed, and how many answers are still to come. */
  readonly #waiting = new Map<string, { atMs: number; left: number }>()
  readonly #told = new Map<string, number>()
  /** Hands that were paid, or tickets that ended. */
  rounds = 0

  get sockets(): number {
    return this.#sockets.length
  }

  async open(url: string): Promise<BotLine> {
    const socket = new WebSocket(url, { perMessageDeflate: false })
    this.#sockets.push(socket)
    await once(socket, 'open')
    return {
      send: message => {
        this.#traffic.upFrames++
        this.#traffic.upBytes += message.length
        socket.send(message)
      },
      hear: heard =>
        socket.on('message', data => {
          this.#traffic.downFrames++
          this.#traffic.downBytes += (data as Buffer).length
          heard(data as Buffer)
        }),
    }
  }

  wait(name: string, answers: number): void {
    this.#waiting.set(name, { atMs: performance.now(), left: answers })
  }

  /** One of the answers to a message has come; the last one ends its time. */
  heard(name: string): void {
    const waiting = this.#waiting.get(name)
    if (!waiting || --waiting.left > 0) return
    this.#traffic.latenciesMs.push(performance.now() - waiting.atMs)
    this.#waiting.delete(name)
  }

  /** Notes what was told of a match or a shot: the highest number counts. */
  note(name: string, count = 1): void {
    if (count > (this.#told.get(name) ?? 0)) this.#told.set(name, count)
  }

  get told(): ToldFacts {
    return [...this.#told]
  }

  /** Keeps a bot that plays. */
  plays(bot: { stop(): Promise<void> }): void {
    this.#players.push(bot)
  }

  /** Lets all bots leave their rooms, once the hand is over that they are in. */
  async stop(): Promise<void> {
    await Promise.race([Promise.all(this.#players.map(bot => bot.stop())), pause(MOST_STOP_MS)])
  }

  later(ms: number, work: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      work()
    }, ms)
    this.#timers.add(timer)
  }

  /** Repeats a work at a beat of its own. Intervals of Node's that are late together stay together, and players do not fire in step. */
  every(ms: number, work: () => void): void {
    const beat = (dueAtMs: number) =>
      this.later(Math.max(1, dueAtMs - performance.now()), () => {
        work()
        beat(dueAtMs + ms)
      })
    beat(performance.now() + ms)
  }

  /** Closes all sockets and stops all timers. */
  clear(): void {
    for (const timer of this.#timers) clearInterval(timer)
    this.#timers.clear()
    for (const socket of this.#sockets) socket.terminate()
    this.#sockets = []
    this.#players = []
    this.#waiting.clear()
  }

  take(): Taken {
    const { sinceMs, ...traffic } = this.#traffic
    this.#traffic = fresh()
    return { ...traffic, rounds: this.rounds, seconds: (performance.now() - sinceMs) / 1_000 }
  }
}

const fresh = () => ({
  ...{ sinceMs: performance.now(), upFrames: 0, upBytes: 0, downFrames: 0, downBytes: 0 },
  latenciesMs: [] as number[],
})
