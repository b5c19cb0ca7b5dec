import { StartError } from '@baize/server-kit/database/start-error'
import { ConfigError } from '@baize/server-kit/read-variables'
import { KeyMissing } from '@baize/server-kit/secrets/key-of-keys'
import { start } from './serve/start.ts'

const stopWithinMs = 8_000

/** Starts what the role says, prints where it is, and stops in order on a signal, or when whoever started it is gone. */
async function main(): Promise<void> {
  const starting = start(process.env, text => console.log(`\x1b[2m[baize]\x1b[0m ${text}`))
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    // A database that is gone must not keep the process: what was acknowledged is safe by now.
    setTimeout(() => process.exit(1), stopWithinMs).unref()
    starting
      .then(
        running => running.stop(),
        // It could not start, and has closed what it had opened.
        () => {},
      )
      .then(
        () => process.exit(0),
        error => {
          console.error(error)
          process.exit(1)
        },
      )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  process.once('disconnect', stop)
  process.channel?.unref()
  const running = await starting
  if (stopping) return
  // Last, since who reads that it is ready may ask it to stop at once.
  printWelcome(running.url, running.demo)
}

function printWelcome(url: string, demo: boolean): void {
  const lines = ['', `  Baize is ready:  ${url}`, '']
  if (demo)
    lines.push(
      '  Demo accounts, all with the password Baize#2026:',
      '    player     a member with a history; withdrawal password 482913',
      '    agent      an agent with four downlines',
      "    operator   for the operators' calls, see /docs; operator2 agrees to what is dear",
      '',
      '  This demo plays with demo credit. No real money is involved.',
      '',
    )
  console.log(lines.join('\n'))
}

main().catch(error => {
  const foreseen = [ConfigError, StartError, KeyMissing].some(kind => error instanceof kind)
  console.error(foreseen ? error.message : error)
  process.exit(1)
})
