import type { BotHost } from './bot-host.ts'

/** Orders for sockets of the yardstick: how many, how often each sends, and what answers a message. */
export interface EchoOrder {
  url: string
  sockets: number
  everyMs: number
  /** Frames for each message; a fraction goes to every few of them. */
  answers: number
  bytes: number
  upBytes: number
}

const HEAD = 23

/** Opens the sockets of the yardstick and lets each send at its pace. */
export async function echoAll(
  host: BotHost,
  { url, sockets, everyMs, answers, bytes, upBytes }: EchoOrder,
): Promise<void> {
  let owed = 0
  for (let at = 0; at < sockets; at++) {
    const line = await host.open(url)
    line.hear(data => host.heard(String(data).slice(9, HEAD)))
    let count = 0
    const act = () => {
      owed += answers
      const now = Math.floor(owed)
      owed -= now
      const name = `${String(at).padStart(6, '0')}${String(count++).padStart(8, '0')}`
      const text = `${String(bytes).padStart(6, '0')}${String(now).padStart(3, '0')}${name}`
      if (now > 0) host.wait(name, now)
      line.send(text + 'y'.repeat(Math.max(0, upBytes - HEAD)))
    }
    host.later(Math.random() * everyMs, () => host.every(everyMs, act))
  }
}
